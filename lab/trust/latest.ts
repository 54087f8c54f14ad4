// Writes measured values into the table of docs/trust.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TRUST = join(import.meta.dirname, '../../docs/trust.md')

export function recordLatest(texts: Iterable<readonly [name: string, text: string]>): void {
  let page = readFileSync(TRUST, 'utf8')
  for (const [name, text] of texts) page = withLatest(page, name, text)
  writeFileSync(TRUST, page)
}

/** Returns the page with a new last cell in that figure's row. Throws when there is no such row. */
export function withLatest(page: string, name: string, text: string): string {
  const row = new RegExp(`^(\\| ${name} \\|.*\\|)[^|]*\\|$`, 'm')
  if (!row.test(page)) throw new Error(`docs/trust.md has no row ${name}`)
  return page.replace(row, (_, start: string) => `${start} ${text.replaceAll('|', '/')} |`)
}

/** Returns the day in the shop's time zone: 23 Nov 2026. */
export function dayOf(now: Date): string {
  return now.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' })
}
