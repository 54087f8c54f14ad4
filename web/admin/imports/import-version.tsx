// Which import a form is about, and the number of what its page shows: another tab or person may have changed it since.
import type { Notify } from '../kit/use-notice.ts'

/** What a part of the preview needs beside its row. */
export type Shown = { id: string; version: number; categories: readonly string[]; notify: Notify }

export function ImportVersion({ id, version }: { id: string; version: number }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}
