// The bill, a text file. A label has up to 12 letters.

export const bill = {
  title: {
    order: 'ORDER BILL (an estimate, not a tax invoice)',
    enquiry: 'ENQUIRY (an estimate, not a tax invoice)',
  },
  phone: 'Phone: {phone}',
  email: 'E-mail: {email}',
  website: 'Website: {website}',

  number: { order: 'Order No', enquiry: 'Enquiry No' },
  date: 'Date',
  time: 'Time',
  revised: 'Revised',
  replaces: 'In place of',
  replacedBy: 'Replaced by',
  dispatch: 'Dispatch',
  lorryCharge: 'Lorry charge',

  name: 'Name',
  mobile: 'Mobile',
  alternate: 'Alternate',
  address: 'Address',
  district: 'District',
  state: 'State',
  pincode: 'Pincode',

  totalItems: 'Total Items',
  totalAtMrp: 'Total at M.R.P.',
  youSave: 'You save',
  overallTotal: 'Overall Total',

  sendScreenshot: 'Send the payment screenshot with the order number to our WhatsApp {phone}.',
  thankYou: {
    order: 'Thank you for shopping with {name}!',
    enquiry: 'Thank you for your enquiry to {name}!',
  },
} as const
