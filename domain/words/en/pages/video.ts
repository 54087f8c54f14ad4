// A video, on the page Contact and in the back office.

export const videoWords = {
  noDescription: 'No description available',
} as const
