// An order that waits on the device until the shop answers: in the checkout, and in a bar on every page.

export const waitingOrder = {
  waits: {
    order: '<b>Your order waits on this phone.</b> We do not have it yet.',
    enquiry: '<b>Your enquiry waits on this phone.</b> We do not have it yet.',
  },
  /** A request has left the phone, and its answer was lost. */
  waitsUnanswered: {
    order: '<b>Your order waits on this phone.</b> We may not have it yet.',
    enquiry: '<b>Your enquiry waits on this phone.</b> We may not have it yet.',
  },
  pageSends: 'This page sends it when we can be reached. If you close it, open our shop again later.',
  /** The browser sends it as well, without a page. */
  phoneSends: 'Your phone sends it when we can be reached, even if you close this page.',
  notKept: 'This page sends it when we can be reached. Keep it open. This phone cannot save it.',

  /** `date` is the day on which it was written. */
  overdue: {
    order: '<b>Your order of {date} waits on this phone.</b> Send it now?',
    enquiry: '<b>Your enquiry of {date} waits on this phone.</b> Send it now?',
  },
  /** The clock of the phone was wrong then, or is now. */
  overdueUndated: {
    order: '<b>Your order waits on this phone.</b> We cannot tell from which day. Send it now?',
    enquiry: '<b>Your enquiry waits on this phone.</b> We cannot tell from which day. Send it now?',
  },
  /** After `overdue`, if a request has left the phone. */
  sentBefore: 'We may have it already. If you send it again, we keep only one.',
  needsAnswer: {
    order: '<b>Your order needs an answer.</b> We could not accept it as it is.',
    enquiry: '<b>Your enquiry needs an answer.</b> We could not accept it as it is.',
  },
  received: {
    order: 'We received your order. Another tab shows it.',
    enquiry: 'We received your enquiry. Another tab shows it.',
  },

  waiting: 'Waiting to send',
  sendNow: 'Send now',
  show: 'Show details',
  doNotSend: 'Do not send',

  stopped: {
    order: 'Your order was not sent. Your cart and details are still here.',
    enquiry: 'Your enquiry was not sent. Your cart and details are still here.',
  },
  stoppedLate: {
    order:
      'We may have received your order already. If you send it again with the same mobile number, we keep only one. If you do not want it, please call us.',
    enquiry:
      'We may have received your enquiry already. If you send it again with the same mobile number, we keep only one. If you do not want it, please call us.',
  },
} as const
