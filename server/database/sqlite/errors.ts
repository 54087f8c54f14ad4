// What the errors of SQLite mean, by their primary result codes: the low byte of `errcode`.

/** Busy and locked. */
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
