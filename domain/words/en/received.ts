// What was received for an order and what is due: in the estimate, the bill and messages to customers.

export const received = {
  andDue: 'Received {received}, due {due}',
  andPaid: 'Received {received}, fully paid',
  andOverpaid: 'Received {received}, {over} overpaid',
  toRefund: 'Received {received}, to be refunded',
} as const
