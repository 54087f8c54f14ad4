// The manifest of a backup: what the file holds, so that each part of it can be checked.
import * as v from 'valibot'

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
  /** The moment of the snapshot: every order that was acknowledged before it is in the backup. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.picklist(['sqlite', 'postgres']),
  /** The number of the last migration. */
  schema: wholeNumber,
  /** The number of rows of each table. */
  rows: v.record(v.string(), wholeNumber),
  /** Media that the shop names and that were not there, or had other bytes than their name says. */
  faulty: v.array(v.string()),
  files: v.array(fileSchema),
})

export type BackedUpFile = v.InferOutput<typeof fileSchema>
export type Manifest = v.InferOutput<typeof manifestSchema>

/** Returns undefined for a text that is no manifest of this format. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const read = v.safeParse(manifestSchema, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** The folders of media whose files cannot be made again. */
export const MEDIA_KINDS = ['image', 'video', 'receipt'] as const

const MEDIA_NAME = /^media\/(?:image|video|receipt)\/[0-9a-f]{32}\.[a-z0-9]{3,4}$/

/** A backup holds files under these names and no others: the paths of a data folder. */
export function isBackedUpName(name: string): boolean {
  return name === DATABASE || name === SETTINGS || MEDIA_NAME.test(name)
}
