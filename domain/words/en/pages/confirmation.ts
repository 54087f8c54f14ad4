// The page of a placed order.

export const confirmation = {
  goBack: 'Go back to shopping',
  continueShopping: 'Continue Shopping',
  thankYou: { order: 'Thank you for your order, {name}!', enquiry: 'Thank you for your enquiry, {name}!' },
  sendIt: 'Now send it to us on WhatsApp. We will call you to confirm.',
  notKept: 'This phone cannot save this page. Before you close it, send it on WhatsApp or download it.',
  sendOnWhatsApp: 'Send on WhatsApp',
  ownPage: {
    order: '<link>Follow your order on a page of its own</link>: its steps, the LR number, and what is due.',
    enquiry: '<link>Follow your enquiry on a page of its own</link>: its steps, the LR number, and what is due.',
  },
  date: 'Date',
  time: 'Time',

  customer: 'Customer Information',
  name: 'Name',
  mobile: 'Mobile',
  alternateMobile: 'Alternate Mobile',
  none: 'N/A',
  address: 'Address',
  district: 'District',
  state: 'State',
  pincode: 'Pincode',

  item: 'Item',
  quantity: 'Qty',
  rate: 'Rate',
  amount: 'Amount',
  totalItems: 'Total Items',
  totalAtMrp: 'Total at M.R.P.',
  youSave: 'You save',
  overallTotal: 'Overall Total',

  payment: 'Payment Information',
  payWithApp: 'Pay {amount} with a UPI app',
  payByApp: 'Pay by UPI app',
  upiId: 'UPI ID',
  payee: 'Payee: <b>{name}</b>',
  scanAfterCall: 'After our call, scan the code with any UPI app, or pay with the app on this phone.',
  amountMayChange:
    'If you have paid a part, or we changed the order on the phone, pay the amount in our latest message instead.',
  bankTransfer: 'Bank transfer',
  copyable: '{label}: <b>{value}</b>',
  copy: 'Copy',
  copied: 'Copied',
  labelCopied: '{label} copied',
  notCopied: 'Your browser did not copy the {label}. It is selected now. Copy it from there.',

  billCopied: 'Bill text copied',
  billNotCopied: 'Your browser did not copy the bill. It is selected now. Copy it from there.',
  copyBill: 'Copy bill text',
  cannotSaveFiles: 'This app may not save files. Copy the bill text, or open this page in Chrome or Safari.',
  cannotSaveButShares: 'This app may not save files. Share the PDF, or copy the bill text.',

  whatsNext: 'What’s Next',
  stepSend: {
    order: 'Send your order on WhatsApp with the button above, if WhatsApp did not open.',
    enquiry: 'Send your enquiry on WhatsApp with the button above, if WhatsApp did not open.',
  },
  stepCall: {
    order: 'We call you at {phone} to confirm the order and the delivery.',
    enquiry: 'We call you at {phone} to confirm the enquiry and the delivery.',
  },
  /** In a shop that takes enquiries. */
  stepAgree: 'You choose what you want. We agree the price and the delivery with you on the phone.',
  stepPayByUpi:
    'After our call, pay {amount} by UPI. Then send a screenshot of the payment and your Order ID on WhatsApp to <link>{phone}</link>.',
  stepPayByBank:
    'After our call, pay {amount} by bank transfer. Then send a screenshot of the payment and your Order ID on WhatsApp to <link>{phone}</link>.',
  stepPayByEither:
    'After our call, pay {amount} by UPI or bank transfer. Then send a screenshot of the payment and your Order ID on WhatsApp to <link>{phone}</link>.',
  stepPayAsAgreed:
    'After our call, pay {amount} the way we agree on the phone. Then send a screenshot of the payment and your Order ID on WhatsApp to <link>{phone}</link>.',
  stepPack: 'We pack your crackers and send them to a transport office near you.',

  dispatch: 'Dispatch',
  safety: 'Safety',
  burstingHours: 'Bursting hours: <b>{hours}</b>',
} as const
