// The page of an order, which its link opens to the customer.

export const orderStatus = {
  title: { order: 'Your order', enquiry: 'Your enquiry' },
  titleOf: { order: 'Your order {id}', enquiry: 'Your enquiry {id}' },

  /** How the page proves itself: the domain and the UPI ID are those of the shop's own server. */
  genuine: 'This page is genuine. It is on <b>{domain}</b>.',
  payOnlyTo: 'Pay only to <b>{upiId}</b>.',

  date: 'Date',
  name: 'Name',
  district: 'District',
  mobile: 'Mobile',

  /** Names of the steps, in the order in which they come. */
  stepsTitle: { order: 'Where your order is', enquiry: 'Where your enquiry is' },
  placed: 'Received',
  confirmed: 'Confirmed',
  paid: 'Paid',
  packed: 'Packed',
  dispatched: 'Sent',
  delivered: 'Collected',
  cancelled: 'Cancelled',
  done: 'Done',

  nowPlaced: {
    order: 'We have your order. We will call you to confirm it.',
    enquiry: 'We have your enquiry. We will call you to agree the price and the delivery.',
  },
  nowConfirmed: { order: 'Your order is confirmed.', enquiry: 'Your enquiry is confirmed.' },
  nowPaid: 'We have received your payment. We are packing your crackers.',
  nowPacked: 'Your crackers are packed. They go to the transport office next.',
  nowDispatched: 'Your crackers are on the way. Call the transport office before you go, and show the LR number there.',
  nowDelivered: 'You have collected your crackers. Have a safe and happy Deepavali.',
  nowCancelled: {
    order: 'This order is cancelled. If that was not what you wanted, please call us.',
    enquiry: 'This enquiry is cancelled. If that was not what you wanted, please call us.',
  },

  transport: 'Transport',
  office: 'Transport office',
  officePhone: 'Phone',
  lr: 'LR number',
  cases: 'Cases',
  freight: 'Lorry charge',

  payment: 'Payment',
  total: 'Total',
  received: 'Received',
  due: 'Due',
  refund: 'To be returned to you',
  allPaid: 'Paid in full. Thank you.',
  nothingDue: 'There is nothing to pay.',
  payAfterCall: 'Pay after our call. The amount may still change.',
  payExactly: 'Scan the code with any UPI app. It asks for exactly what is due.',

  /** Where the customer says that it is paid. `end` is the last four digits. */
  paidTitle: 'Have you paid?',
  utr: 'UTR of your payment',
  utrHint: 'Your UPI app shows its 12 digits with the payment. It may call it UPI reference number.',
  sendUtr: 'Send UTR',
  sendingUtr: 'Sending…',
  utrSaid: 'UTR ending in {end}, sent {moment}. We check it in our bank.',
  utrNotFound: 'UTR ending in {end}, sent {moment}. We do not find it in our bank. Check the number, or call us.',
  utrThanks: 'Thank you. We check it in our bank. This page then shows the money as received.',
  utrElsewhere: 'We have this UTR with another payment too. We keep what you sent. Check the number, or call us.',
  utrKnown: 'We already have this payment.',
  utrWrong:
    'Enter the 12 digits of the UTR, such as 4321 5678 9012. Your UPI app shows it in the details of the payment.',
  utrNothingDue: {
    order: 'There is nothing to pay for this order.',
    enquiry: 'There is nothing to pay for this enquiry.',
  },
  utrEnough: 'You have sent {most} UTRs. Call us if one of them is wrong.',
  wait: 'That was too often. Wait a minute, then press the button again.',
  noAnswer: 'We got no answer. Press the button again. We keep it only once.',

  questionTitle: { order: 'May we change your order?', enquiry: 'May we change your enquiry?' },
  questionText: 'Nothing changes before you answer.',
  lineOut: 'Out',
  lineIn: 'In',
  lineOther: 'Changed',
  quantityPrice: '{quantity} × {price}',
  quantityFromTo: 'was {from}, now {to}',
  discountOf: 'Discount',
  totalNow: 'Total now',
  totalAfter: 'Total after the change',
  yes: 'Yes, change it',
  no: 'No, keep it as it is',
  accepted: { order: 'Thank you. We have changed your order.', enquiry: 'Thank you. We have changed your enquiry.' },
  declined: { order: 'Your order stays as it was.', enquiry: 'Your enquiry stays as it was.' },
  notPossible: {
    order: 'This change is no longer possible. Your order is as it was. We will call you.',
    enquiry: 'This change is no longer possible. Your enquiry is as it was. We will call you.',
  },
  youSaidYes: 'You said yes {moment}.',
  youSaidNo: 'You said no {moment}.',
  answeredBefore: 'You had already answered. Your first answer counts.',
  questionOver: {
    order: 'We no longer ask this. The page shows your order as it is now.',
    enquiry: 'We no longer ask this. The page shows your enquiry as it is now.',
  },

  changes: { order: 'Changes to your order', enquiry: 'Changes to your enquiry' },
  lineAdded: '{name}: added, {to}',
  lineRemoved: '{name}: removed, it was {from}',
  lineChanged: '{name}: was {from}, now {to}',
  otherChanged: '{name}: was {from}, now {to}',
  none: 'none',

  help: 'Questions?',
  call: 'Call {phone}',
  chat: 'Chat on WhatsApp',
  chatText: { order: 'About my order {id}:', enquiry: 'About my enquiry {id}:' },
} as const
