// The bars above the order page: a trial order, and the order that was sent.

export const shopBars = {
  trial: {
    order: '<b>You are trying an order.</b> We mark it as a trial. When you delete it, its items go back to stock.',
    enquiry: '<b>You are trying an enquiry.</b> We mark it as a trial. When you delete it, its items go back to stock.',
  },
  stopTrial: 'Stop trying',
  orderAside: { order: 'Your order <b>{id}</b>', enquiry: 'Your enquiry <b>{id}</b>' },
  showAgain: 'Show again',
} as const
