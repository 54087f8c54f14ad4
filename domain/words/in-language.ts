// Writes sentences in another language than the reader's, such as an order's papers in that of the order.
import type { Language } from '../language.ts'

type During = <T>(language: Language, work: () => T) => T

/** In the browser until a page loads the words of other languages. */
let during: During = (_, work) => work()

/** Returns what restores the former way. */
export function writeBy(how: During): () => void {
  const former = during
  during = how
  return () => void (during = former)
}

/** Every sentence that `work` reads is in the language; in the browser only before it first waits. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return during(language, work)
}
