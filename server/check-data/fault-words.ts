// What a fault's sentence is made of: words, ids and sums of a row.
import { formatRupees } from '#domain/numbers/money.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dataCheck } from '#domain/words/en/office/data-check.ts'

export const faultWords = () => wordsOf(dataCheck)

export const id = (value: unknown) => String(value)

export const rupees = (paise: unknown) => formatRupees(Number(paise ?? 0))
