// Ways to pay, on screens and papers.

export const payment = {
  upi: 'UPI',
  bankTransfer: 'bank transfer',
  upiId: 'UPI ID',
  payee: 'Payee',
  accountName: 'Account name',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  bankName: 'Bank',
  branch: 'Branch',

  payAfterCall: 'We tell you how to pay when we call.',
  /** In a shop that takes enquiries. */
  weCall: 'We call you about products, prices and transport.',
  /** For a cancelled or replaced order. */
  nothingToPay: 'There is nothing to pay for this order.',

  /** Before the first payment, and for the rest. */
  afterCallByUpi: 'After our call, pay {amount} by UPI.',
  afterCallByBank: 'After our call, pay {amount} by bank transfer.',
  afterCallByEither: 'After our call, pay {amount} by UPI or bank transfer.',
  payByUpi: 'Please pay {amount} by UPI.',
  payByBank: 'Please pay {amount} by bank transfer.',
  payByEither: 'Please pay {amount} by UPI or bank transfer.',
  upiLimit: 'UPI usually ends at {limit} a day. When we call, we tell you how to pay a larger amount.',
} as const
