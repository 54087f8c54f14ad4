// Below the minimum order, in cart and checkout.

export const minimumWords = {
  warning: {
    order: 'Minimum order amount is {minimum}. Add {remaining} more to proceed.',
    enquiry: 'Minimum enquiry amount is {minimum}. Add {remaining} more to proceed.',
  },
  button: { order: 'Minimum order {minimum} required', enquiry: 'Minimum enquiry {minimum} required' },
} as const
