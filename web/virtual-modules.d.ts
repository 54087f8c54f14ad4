// Declares the module of React Router that has its list of the browser's files, and no screens.
declare module 'virtual:react-router/server-manifest' {
  import type { ServerBuild } from 'react-router'
  const manifest: ServerBuild['assets']
  export default manifest
}

// bin/compile/translated-words.ts makes it: the catalogues of an order's papers, each with its texts in every language.
declare module 'virtual:order-words' {
  import type { Language } from '#domain/language.ts'
  import type { Catalogue } from '#domain/words/catalogue.ts'
  export const orderWords: readonly (readonly [shown: Catalogue, texts: Readonly<Record<Language, Catalogue>>])[]
}
