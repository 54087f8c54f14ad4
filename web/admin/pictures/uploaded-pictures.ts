// Remembers in this browser where each uploaded picture lies, so that the same file, chosen again after a reload, need not be sent again.
import * as v from 'valibot'
import { readStored, type WebStorage, writeStored } from '#web/browser/storage.ts'

const NAME = 'uploaded pictures'
/** About 300 kB of the 5 MB that a browser stores for a shop. */
const MOST_REMEMBERED = 3_000

const known = v.array(v.tuple([v.string(), v.string()]))

export type UploadedPictures = {
  /** The address of the picture with this print; undefined when it is not known. */
  urlOf(print: string): string | undefined
  remember(print: string, url: string): void
  forget(print: string): void
}

export function uploadedPictures(storage: WebStorage | undefined): UploadedPictures {
  const read = v.safeParse(known, readStored(storage, NAME))
  const urls = new Map(read.success ? read.output : [])
  return {
    urlOf: (print) => urls.get(print),
    remember(print, url) {
      urls.delete(print)
      urls.set(print, url)
      writeStored(storage, NAME, [...urls].slice(-MOST_REMEMBERED))
    },
    forget(print) {
      if (urls.delete(print)) writeStored(storage, NAME, [...urls])
    },
  }
}
