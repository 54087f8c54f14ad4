// The order page in a browser without JavaScript.

export const noScript = {
  howToOrder: {
    order:
      'Your browser needs JavaScript to send an order, which is switched off. Read the <list>price list</list> and call us at <phone>{phone}</phone>.',
    enquiry:
      'Your browser needs JavaScript to send an enquiry, which is switched off. Read the <list>price list</list> and call us at <phone>{phone}</phone>.',
  },
} as const
