// The buttons that download or share the PDF of an order, on the confirmation and in the notice for visitors from WhatsApp.

export const invoice = {
  pdfRefused: 'Error loading PDF library. Please try again.',
  share: { order: 'Share Invoice', enquiry: 'Share Estimate' },
  downloaded: { order: 'Invoice downloaded', enquiry: 'Estimate downloaded' },
  maybeNotSaved: {
    order: 'This app may not have saved the invoice.',
    enquiry: 'This app may not have saved the estimate.',
  },
  pressAgain: {
    order: 'The invoice is ready. Press Share Invoice again.',
    enquiry: 'The estimate is ready. Press Share Estimate again.',
  },
} as const
