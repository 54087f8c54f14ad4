// Remembers the address of an upload, so that the same file resumes where it stopped, even after a reload.
import { type WebStorage, readStored, writeStored } from '#web/browser/storage.ts'

export type ResumableUpload = {
  /** The address of the upload that was begun; undefined when there is none. */
  known(): string | undefined
  remember(url: string): void
  forget(): void
}

/** A file that was chosen again is known by its name, its size and its age. */
export function resumableUploads(storage: WebStorage | undefined) {
  return {
    of({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): ResumableUpload {
      const key = `upload ${size} ${lastModified} ${name}`
      const kept = readStored(storage, key)
      let url = typeof kept === 'string' && kept.startsWith('/media/') ? kept : undefined
      const set = (place: string | undefined) => {
        url = place
        writeStored(storage, key, place)
      }
      return { known: () => url, remember: set, forget: () => set(undefined) }
    },
  }
}
