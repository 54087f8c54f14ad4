// The order page in a browser without JavaScript.

export const noScript = {
  howToOrder: {
    order:
      'An order needs JavaScript, and your browser has it switched off. Read the <list>price list</list> and call us at <phone>{phone}</phone>.',
    enquiry:
      'An enquiry needs JavaScript, and your browser has it switched off. Read the <list>price list</list> and call us at <phone>{phone}</phone>.',
  },
} as const
