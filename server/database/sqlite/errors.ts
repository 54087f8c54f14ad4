// The meaning of SQLite errors by primary result code, the low byte of `errcode`.

/** SQLITE_BUSY and SQLITE_LOCKED. */
export const sqliteConflicts = new Set([5, 6])

export const sqliteReasons = {
  5: 'database busy',
  6: 'database busy',
  8: 'disk failing',
  10: 'disk failing',
  13: 'disk full',
  14: 'disk failing',
} as const

/** 517 (busy snapshot) is a kind of 5 (busy). */
export function primaryCode(errcode: number): number {
  return errcode & 0xff
}
