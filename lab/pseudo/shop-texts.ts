// Every text of a shop's database, with names that the program knows: a page may show them in any language.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { states } from '#domain/checkout/state.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'

/** A lower-case word is a sign of the program: a page has a sentence for it. */
const SIGN = /^[a-z-]+$/

export function shopTexts(dataDir: string): Set<string> {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true })
  const texts = new Set<string>()
  for (const { name } of database.prepare(`select name from sqlite_schema where type = 'table'`).all()) {
    for (const row of database.prepare(`select * from "${String(name)}"`).all()) addTexts(row, texts)
  }
  database.close()
  addTexts([demoSettings, states], texts)
  return texts
}

function addTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) addTexts(each, texts)
  if (typeof value !== 'string' || SIGN.test(value)) return
  texts.add(value)
  if (/^[[{]/.test(value)) addTexts(parsed(value), texts)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
