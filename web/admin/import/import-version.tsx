// Which import a form is about, and the number of what its page shows: another tab or person may have changed it since.

export function ImportVersion({ id, version }: { id: string; version: number }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}
