// The language of these catalogues: a translation has its own code here.

export const language = {
  code: 'en',
  /** The `lang` attribute of its pages. */
  tag: 'en-IN',
  /** og:locale of its pages. */
  locale: 'en_IN',
  /** Signs and letters in the order of its dictionaries, where Unicode has another. */
  alphabet: '',
} as const
