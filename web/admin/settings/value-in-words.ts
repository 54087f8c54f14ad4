// For the list of versions and for conflicts.
import { messageKeyLabel, messageKeys } from '#domain/settings/messages-chapter.ts'
import type { SettingsField } from '#domain/settings/shop-settings.ts'
import { dayInWords, dayStart } from '#domain/indian-date.ts'
import { formatRupees, paiseFromRupees, parseRupees } from '#domain/money.ts'

const NONE = '(empty)'

/** Returns one or several lines; '(empty)' for no value. */
export function valueInWords(field: SettingsField, value: unknown): string {
  return words(field, value) || NONE
}

function words(field: SettingsField, value: unknown): string {
  switch (field) {
    case 'logo':
    case 'heroPicture':
      return pictureInWords(value)
    case 'posters':
      return listOf(value)
        .map((url, index) => `${index + 1}: ${pictureInWords(url)}`)
        .join('\n')
    case 'messages':
      return messagesInWords(Object(value))
    case 'minimumOrder':
      return rupees(value)
    case 'keepCustomersMonths':
      return value === 0 ? 'For ever' : `${String(value)} months`
    case 'packing':
      return packingInWords(Object(value))
    case 'minimumByState':
      return listOf(value)
        .map((row) => `${textAt(row, 'state')}: ${rupees(Reflect.get(Object(row), 'minimum'))}`)
        .join('\n')
    case 'dispatchPromises':
      return listOf(value)
        .map((row) => `Booked until ${dayText(textAt(row, 'bookedUntil'))}: ${textAt(row, 'promise')}`)
        .join('\n')
    case 'bookingOpens':
    case 'bookingCloses':
      return dayText(String(value))
    default:
      return plain(value)
  }
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) return value.map(plain).join('\n')
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(plain).filter(Boolean).join('\n')
}

function packingInWords(packing: { unit?: unknown; amount?: unknown }): string {
  if (!packing.amount) return 'None'
  return packing.unit === 'percent' ? `${String(packing.amount)} %` : rupees(packing.amount)
}

function messagesInWords(messages: object): string {
  return messageKeys
    .filter((key) => textAt(messages, key) !== '')
    .map((key) => `${messageKeyLabel(key)}: ${textAt(messages, key)}`)
    .join('\n')
}

function pictureInWords(url: unknown): string {
  return url ? 'A picture of your own' : 'The picture that comes with the shop'
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
