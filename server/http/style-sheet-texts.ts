// The text of the built style sheets, each read once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a function from a style sheet's address to its text; undefined for what cannot be read: a page then links to the sheet. */
export function openStyleTexts(clientFolder: string): (href: string) => string | undefined {
  const texts = new Map<string, string | undefined>()
  return (href) => {
    // Vite marks with a '#' the sheets that several scripts share.
    const path = href.replace(/#.*/, '')
    if (!texts.has(path)) texts.set(path, readText(join(clientFolder, path)))
    return texts.get(path)
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
