// Ways to pay, on screens and papers.

export const payment = {
  payAfterCall: 'We tell you how to pay when we call.',
  accountName: 'Account name',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  bankName: 'Bank',
  branch: 'Branch',
} as const
