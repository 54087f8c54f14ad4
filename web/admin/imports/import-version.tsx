// The import and the version that the page shows: another tab or person may have changed it.
import type { Notify } from '../kit/use-notice.ts'

export type Shown = { id: string; version: number; categories: readonly string[]; notify: Notify }

export function ImportVersion({ id, version }: { id: string; version: number }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}
