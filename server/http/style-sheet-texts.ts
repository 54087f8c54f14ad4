// Reads the built style sheets, each once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The returned function yields undefined for an unreadable sheet; the page then links to it. */
export function openStyleTexts(clientFolder: string): (href: string) => string | undefined {
  const texts = new Map<string, string | undefined>()
  return (href) => {
    // Vite marks sheets shared by several scripts with '#'.
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
