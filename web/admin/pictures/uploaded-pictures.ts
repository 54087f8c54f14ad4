// Stores the URL of each uploaded picture, so that a file chosen again after a reload is not uploaded again.
import * as v from 'valibot'
import { readStored, type WebStorage, writeStored } from '#web/browser/storage.ts'

const NAME = 'uploaded pictures'
/** About 300 kB of the 5 MB of browser storage. */
const MOST_REMEMBERED = 3_000

const known = v.array(v.tuple([v.string(), v.string()]))

export type UploadedPictures = {
  /** Returns the URL for a hash; undefined when unknown. */
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
