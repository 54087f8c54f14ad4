// Writes the server's bundle in ASCII: V8 keeps the whole text of a script, in two bytes a letter once one letter needs them.
import type { Plugin } from 'vite'

export function asciiBundle(): Plugin {
  return {
    name: 'ascii-bundle',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // Rolldown prints the letters again after `renderChunk`.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
    },
  }
}

/**
 * Returns the same script with an escape for every other letter. Throws where the escape would mean something else: after a
 * backslash, and in `String.raw`.
 */
export function inAscii(code: string): string {
  if (/\bString\.raw`[^`]*[^\0-\x7F]/.test(code))
    throw new Error('The server’s bundle has a String.raw whose letters cannot be escaped')
  return code.replaceAll(/(\\*)([^\0-\x7F])/g, (found, backslashes: string, letter: string) => {
    if (backslashes.length % 2 > 0) throw new Error(`The server’s bundle has a backslash before a letter: ${found}`)
    return `${backslashes}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
