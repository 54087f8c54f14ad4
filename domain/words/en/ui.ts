// Parts of every screen: dialogs, notices, search boxes, quantities, errors, lists of names.

export const ui = {
  close: 'Close',
  dismiss: 'Dismiss',
  clearSearch: 'Clear search',
  didYouMean: 'Did you mean',
  /** Ends a list of names: “Name, Phone and Places served”. */
  listEnd: '{list} and {last}',
  /** `what` is "quantity of 4 inch Lakshmi" or "stock of 4 inch Lakshmi". */
  decrease: 'Decrease {what}',
  increase: 'Increase {what}',
  imageNotFound: 'Image Not Found',
  noImage: 'No Image',
  unavailable: 'The shop cannot answer at this moment. Please try again in a few seconds.',
  tryAgain: 'Try again',
  home: 'Home',
  /** The number that finds the error in the shop's log. */
  request: 'Request <code>{id}</code>',
} as const
