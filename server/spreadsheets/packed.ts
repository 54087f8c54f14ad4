// Values as imports are stored, and handed to the spreadsheet worker.
import { gunzipSync, gzipSync } from 'node:zlib'

/** Returns gzipped JSON in base64, the stored form. */
export function packed(value: unknown): string {
  return gzipSync(JSON.stringify(value)).toString('base64')
}

/** Throws on another text than `packed` returns. */
export function unpacked<Value>(text: string): Value {
  return JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString('utf8')) as Value
}
