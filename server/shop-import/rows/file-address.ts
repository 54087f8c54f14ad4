// Reads the address of a picture or video in an export.
import { FILE_URL, FILE_URL_MAX } from '#domain/form-text.ts'
import { textOf } from '#domain/shop-import/export-values.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importRemarks } from '#domain/words/en/office/shop/import-remarks.ts'
import { type Say, shown } from './report.ts'

/** Pictures inside an export are read as well. */
export const INLINE_PICTURE = /^data:image\/(?:png|jpeg|jpg);base64,/

/** '' for none; http is read as https, which media services have as well. */
export function fileAddress(value: unknown, field: 'imageUrl' | 'videoUrl', say: Say): string {
  if (field === 'imageUrl' && typeof value === 'string' && INLINE_PICTURE.test(value)) return value
  const text = textOf(value)
  if (text === '') return ''
  const address = text.replace(/^http:\/\//i, 'https://')
  const isAddress = address.startsWith('https://') && address.length <= FILE_URL_MAX && FILE_URL.test(address)
  if (isAddress && URL.canParse(address)) return address
  say(field, 'mended', wordsOf(importRemarks).notAnAddress({ value: shown(text) }))
  return ''
}
