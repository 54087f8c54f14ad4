// Stock edits are sent as differences, so that a concurrent sale is not lost.
import { bulkIncrements, MAX_STOCK, typedStock } from '#domain/product/stock.ts'
import { fieldText } from '#web/admin/kit/intents.ts'
import { isId } from '#domain/sent-values.ts'

export type StockChange = { id: string; delta: number }

export function readTypedChange(form: FormData): StockChange | undefined {
  const id = readId(form)
  const seen = Number(fieldText(form, 'seen'))
  const typed = typedStock(fieldText(form, 'typed'))
  if (!id || !Number.isSafeInteger(seen) || seen < 0 || seen > MAX_STOCK || typed > MAX_STOCK) return undefined
  return { id, delta: typed - seen }
}

/** Reads a bulk addition; other steps than the shop's are refused. */
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
