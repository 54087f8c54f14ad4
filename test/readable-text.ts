// Everything readable in a page by people, screen readers and search engines.

const READ_ALOUD = /\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g
const FACTS = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g

/** Without addresses. */
export function readableText(html: string): string {
  const facts = [...html.matchAll(FACTS)].flatMap(([, json = '']) => textsOf(JSON.parse(json)))
  const shown = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
  const labels = [...shown.matchAll(READ_ALOUD)].map(([, text = '']) => text)
  const text = shown.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ' ')
  return [text, ...labels, ...facts]
    .filter((each) => !/^(?:https?:\/)?\/\S*$/.test(each))
    .join('\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/[^\S\n]+/g, ' ')
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Every match of the words, with its context. */
export function placesOf(words: RegExp, text: string): string[] {
  return [...text.matchAll(new RegExp(words, 'gi'))].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40))
}

/** Words that a shop for enquiries never uses; its estimate may name what it is not. */
export const SELLING =
  /\b(?:purchas\w*|check ?out|payments?|pays?|paying|orders?|ordered|ordering|(?<!not a tax )invoices?|buy\w*|booking|reserve\w*|bills?|upi)\b/i
