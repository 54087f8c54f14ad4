// For the list of versions and for conflicts.
import { messageKeyLabel, messageKeys } from '#domain/settings/messages-chapter.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { settingValues } from '#domain/words/en/office/shop/settings.ts'
import type { SettingsField } from '#domain/settings/shop-settings.ts'
import { dayInWords, dayStart } from '#domain/dates/indian-date.ts'
import { formatRupees, paiseFromRupees } from '#domain/numbers/money.ts'
import { parseRupees } from '#domain/numbers/typed-rupees.ts'

/** Returns one or several lines; '(empty)' for no value. */
export function valueInWords(field: SettingsField, value: unknown): string {
  return inWords(field, value) || wordsOf(common).emptyValue
}

function inWords(field: SettingsField, value: unknown): string {
  const text = wordsOf(settingValues)
  switch (field) {
    case 'logo':
    case 'heroPicture':
      return pictureInWords(value)
    case 'posters':
      return listOf(value)
        .map((url, index) => text.poster({ number: index + 1, picture: pictureInWords(url) }))
        .join('\n')
    case 'messages':
      return messagesInWords(Object(value))
    case 'minimumOrder':
      return rupees(value)
    case 'keepCustomersMonths':
      return monthsInWords(String(value))
    case 'packing':
      return packingInWords(Object(value))
    case 'minimumByState':
      return listOf(value)
        .map((row) =>
          text.stateMinimum({ state: textAt(row, 'state'), amount: rupees(Reflect.get(Object(row), 'minimum')) }),
        )
        .join('\n')
    case 'budgetRules':
      return listOf(value).map(budgetRuleInWords).join('\n')
    case 'dispatchPromises':
      return listOf(value)
        .flatMap((row) => promiseInWords(row))
        .join('\n')
    case 'bookingOpens':
    case 'bookingCloses':
      return dayText(String(value))
    default:
      return plain(value)
  }
}

/** Addresses of uploaded pictures. */
export function picturesIn(field: SettingsField, value: unknown): string[] {
  const urls = field === 'posters' ? listOf(value) : field === 'logo' || field === 'heroPicture' ? [value] : []
  return urls.map(String).filter((url) => url !== '')
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? wordsOf(settingValues).on : wordsOf(settingValues).off
  if (Array.isArray(value)) return value.map(plain).join('\n')
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(plain).filter(Boolean).join('\n')
}

function budgetRuleInWords(row: unknown): string {
  const text = wordsOf(settingValues)
  return text.budgetRule({
    category: textAt(row, 'category'),
    share: textAt(row, 'share'),
    children: textAt(row, 'children') === 'yes' ? text.budgetChildren : text.budgetAdults,
    noise: textAt(row, 'noise') === 'loud' ? text.budgetLoud : text.budgetQuiet,
  })
}

function promiseInWords(row: unknown): string[] {
  const text = wordsOf(settingValues)
  const [day, tamil] = [dayText(textAt(row, 'bookedUntil')), textAt(row, 'tamilPromise')]
  const english = text.promise({ day, promise: textAt(row, 'promise') })
  return tamil === '' ? [english] : [english, text.tamilPromise({ day, promise: tamil })]
}

/** Half-typed text may be no number. */
function monthsInWords(months: string): string {
  const text = wordsOf(settingValues)
  if (!/^\d+$/.test(months)) return months
  return Number(months) === 0 ? text.forEver : text.months({ count: Number(months) })
}

function packingInWords(packing: { unit?: unknown; amount?: unknown }): string {
  const text = wordsOf(settingValues)
  if (!packing.amount) return text.noCharge
  return packing.unit === 'percent' ? text.percent({ amount: String(packing.amount) }) : rupees(packing.amount)
}

function messagesInWords(messages: object): string {
  return messageKeys
    .filter((key) => textAt(messages, key) !== '')
    .map((key) => wordsOf(settingValues).message({ name: messageKeyLabel(key), text: textAt(messages, key) }))
    .join('\n')
}

function pictureInWords(url: unknown): string {
  const { ownPicture, standardPicture } = wordsOf(settingValues)
  return url ? ownPicture : standardPicture
}

function dayText(day: string): string {
  const start = dayStart(day)
  return start ? dayInWords(start) : day
}

function rupees(value: unknown): string {
  // Half-typed text may be no amount.
  const paise = typeof value === 'number' ? paiseFromRupees(value) : parseRupees(String(value))
  return paise === undefined ? String(value) : formatRupees(paise)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function textAt(row: unknown, name: string): string {
  return String(Reflect.get(Object(row), name) ?? '')
}
