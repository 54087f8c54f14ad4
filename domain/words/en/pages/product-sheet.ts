// A product in a dialog, with its picture or video.

export const productSheet = {
  close: 'Close product',
  /** Read aloud for the next product. */
  place: '{name}, {place} of {total}',
  previous: 'Previous product',
  next: 'Next product',
  video: 'Video of {name}',
  videoFails: 'This video cannot be played.',
  showPicture: 'Show picture',
  playVideo: 'Play video',
  tryAgain: 'Try again',
  mrp: 'M.R.P.',
  off: '{percent}% OFF',
  per: 'Per',
  category: 'Category',
  code: 'Code',
  share: 'Share',
  linkCopied: 'Link copied',
} as const
