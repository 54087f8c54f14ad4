// How an admin's stock edit travels: as a difference, so that a sale made meanwhile is never lost.
import { bulkIncrements, MAX_STOCK, typedStock } from '#domain/product/stock.ts'
import { fieldText } from '#web/admin/kit/intents.ts'
import { isId } from '#domain/sent-values.ts'

export type StockChange = { id: string; delta: number }

/** Reads an edited field: what was seen and what was typed in its place. */
export function readTypedChange(form: FormData): StockChange | undefined {
  const id = readId(form)
  const seen = Number(fieldText(form, 'seen'))
  const typed = typedStock(fieldText(form, 'typed'))
  if (!id || !Number.isSafeInteger(seen) || seen < 0 || seen > MAX_STOCK || typed > MAX_STOCK) return undefined
  return { id, delta: typed - seen }
}

/** Reads a bulk addition; only the shop's own steps count. */
export function readChosenChange(form: FormData): StockChange | undefined {
  const id = readId(form)
  const units = Number(fieldText(form, 'units'))
  const isStep = bulkIncrements.some((step) => step === units)
  return id && isStep ? { id, delta: units } : undefined
}

export function readId(form: FormData): string | undefined {
  const id = fieldText(form, 'id')
  return isId(id) ? id : undefined
}
