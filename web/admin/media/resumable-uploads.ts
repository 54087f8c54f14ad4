// Remembers an upload's address, so that the same file resumes, even after a reload.
import { type WebStorage, readStored, writeStored } from '#web/browser/storage.ts'

export type ResumableUpload = {
  known(): string | undefined
  remember(url: string): void
  forget(): void
}

/** Identifies a file by name, size and modification time. */
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
