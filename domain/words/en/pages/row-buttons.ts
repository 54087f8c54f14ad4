// The buttons that turn a row of products on a wide screen, in a file that the first load leaves out.

export const rowButtons = {
  more: 'More of {category}',
  earlier: 'Earlier in {category}',
} as const
