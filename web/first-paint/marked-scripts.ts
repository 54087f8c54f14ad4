// Finds the app's own inline scripts by their nonce; scripts in texts have none.

const END = '</script>'

export type MarkedScript = { /** With tags, without the nonce. */ whole: string; tag: string; text: string }

/** Returns the page without the nonce, and the scripts that carried it. */
export function takeMarkedScripts(drawn: string, nonce: string): { page: string; scripts: MarkedScript[] } {
  const mark = ` nonce="${nonce}"`
  const scripts: MarkedScript[] = []
  for (let at = drawn.indexOf(mark); at !== -1; at = drawn.indexOf(mark, at + 1)) {
    const begin = drawn.lastIndexOf('<', at)
    const tagEnd = drawn.indexOf('>', at) + 1
    const tag = drawn.slice(begin, tagEnd).replace(mark, '')
    const end = drawn.indexOf(END, tagEnd)
    if (!tag.startsWith('<script') || tag.includes(' src=') || end === -1) continue
    const text = drawn.slice(tagEnd, end)
    scripts.push({ whole: tag + text + END, tag, text })
  }
  return { page: drawn.replaceAll(mark, ''), scripts }
}
