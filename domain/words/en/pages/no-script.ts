// A page without JavaScript: the order page where it is switched off, and any page that lost a script.

export const noScript = {
  howToOrder: {
    order:
      'An order needs JavaScript, and your browser has it switched off. Read the <list>price list</list> and call us at <phone>{phone}</phone>.',
    enquiry:
      'An enquiry needs JavaScript, and your browser has it switched off. Read the <list>price list</list> and call us at <phone>{phone}</phone>.',
  },
  notLoaded: 'This page did not load completely.',
  loadAgain: 'Load it again',
  orCall: 'You can also call us at <phone>{phone}</phone>.',
} as const
