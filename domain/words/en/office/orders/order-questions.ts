// A change that the shop asks the customer about: on Edit Order, in the details of the order, in its history.

export const orderQuestions = {
  ask: 'Ask the customer',
  noLink: 'The link of this order has ended. To ask the customer, make a new link in the order details.',
  tooOld: 'This order is too old to ask about. Its page is closed. Call the customer, then save the order.',
  asked: 'Question saved. Now send it to the customer, who answers on the page of the order.',
  send: 'Send on WhatsApp',
  askFailed: 'The question is not saved. Check your connection, then ask again.',
  nothingToAsk: 'The customer sees products, discount and total. Change one of them to ask.',
  endedSince: 'This question was asked before, and has ended since. Look at the order. To ask again, press again.',
  askedByOthers:
    'Somebody else has asked the customer, or the customer has answered. Your changes are kept, but your question is not saved. Look at the notice above, then press again to ask.',
  trial: 'This is a trial order. No customer can answer.',

  open: 'The customer has not answered yet',
  openText: 'The order changes only if the customer says yes. Saving another edit ends the question.',
  hiddenText: 'The customer cannot see the question any more. The order is packed, cancelled or replaced.',
  hiddenEnded:
    'The customer cannot see the question any more. The link of the order has ended. Make a new link in the order details, then send the question again.',
  hiddenOld:
    'The customer cannot see the question any more. The order is old, and its page is closed. Call the customer.',
  askedBy: 'Asked {moment} by {who}',
  withdraw: 'Withdraw question',
  withdrawn: 'Question withdrawn.',
  notWithdrawn: 'The customer has already answered, or the question has ended.',

  accepted: 'The customer said yes. The order is changed.',
  declined: 'The customer said no. The order is as it was.',
  notPossible: 'The customer said yes, but we could not change the order. Call the customer.',
  answeredAt: 'Answered {moment}',
  markSeen: 'Mark as seen',
  seen: 'Answer marked as seen.',
  notSeen: 'Somebody has already marked this answer as seen.',

  theCustomer: 'The customer',
  askedNote: 'Asked the customer on the page of the order:',
  withdrawnNote: 'Withdrew the question to the customer.',
  acceptedNote: 'The customer said yes on the page of the order.',
  declinedNote: 'The customer said no on the page of the order. The order did not change.',
  notPossibleNote: 'The customer said yes on the page of the order. The order did not change:',
  priceChanged: 'A price has changed since the question.',
  tooLate: 'The question had ended before.',

  didAsk: 'Asked a customer about a change',
  didWithdraw: 'Withdrew a question to a customer',
  didSee: 'Marked a customer’s answer as seen',
} as const
