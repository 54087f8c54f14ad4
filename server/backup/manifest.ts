// A backup's manifest: its contents, for checking each part.
import * as v from 'valibot'
import { isMediaKey } from '#server/bucket/media-files.ts'

export const MANIFEST = 'manifest.json'
export const DATABASE = 'shop.sqlite'
export const SETTINGS = 'shop.json'

export const FORMAT = 1

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))

const fileSchema = v.object({
  name: v.string(),
  bytes: wholeNumber,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

const manifestSchema = v.object({
  format: v.literal(FORMAT),
  /** Every order acknowledged before is included. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.picklist(['sqlite', 'postgres']),
  /** The last migration. */
  schema: wholeNumber,
  rows: v.record(v.string(), wholeNumber),
  /** Missing, or not matching the hash in their name. */
  faulty: v.array(v.string()),
  files: v.array(fileSchema),
})

export type BackedUpFile = v.InferOutput<typeof fileSchema>
export type Manifest = v.InferOutput<typeof manifestSchema>

export function readManifest(text: string): Manifest | undefined {
  try {
    const read = v.safeParse(manifestSchema, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

const MEDIA = 'media/'

export function isBackedUpName(name: string): boolean {
  return name === DATABASE || name === SETTINGS || (name.startsWith(MEDIA) && isMediaKey(name.slice(MEDIA.length)))
}
