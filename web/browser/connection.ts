/** What Chromium tells of the line; other browsers tell nothing. */
type Connection = { saveData?: boolean; effectiveType?: string }

export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {}
}
