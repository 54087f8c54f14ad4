/** Names several things in a sentence. */
import { wordsOf } from './words/catalogue.ts'
import { ui } from './words/en/ui.ts'

/** Returns 'Image, Category and Prices'; '' for none. */
export function listInWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : wordsOf(ui).listEnd({ list: names.slice(0, -1).join(', '), last })
}
