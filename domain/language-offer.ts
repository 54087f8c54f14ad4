// Whether a reader is offered a page in another language, and in which.
import { isLanguage, type Language } from './language.ts'

export type Reader = {
  /** The language of the page. */
  shown: Language
  /** Those of the browser, the first preferred. */
  preferred: readonly string[]
  /** What the reader chose on an earlier page. */
  chosen: Language | undefined
  /** The offer that the reader dismissed. */
  dismissed: Language | undefined
}

/** A choice comes before the browser's languages; what was dismissed is not offered again. */
export function offeredLanguage({ shown, preferred, chosen, dismissed }: Reader): Language | undefined {
  const offered = chosen ?? readableLanguage(preferred, shown)
  return offered === shown || offered === dismissed ? undefined : offered
}

/** English may be read by many whose browser prefers another language; any other, by those whose browser names it. */
function readableLanguage(preferred: readonly string[], shown: Language): Language | undefined {
  const codes = preferred.map((tag) => tag.split('-')[0]?.toLowerCase())
  if (codes.length === 0) return undefined
  if (shown === 'en') return isLanguage(codes[0]) ? codes[0] : undefined
  return codes.includes(shown) ? undefined : (codes.find(isLanguage) ?? 'en')
}
