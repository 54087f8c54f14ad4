/** Reads the moment in a push key: the id that a hosted realtime database makes for a new entry. */
const LETTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const MOMENT_LETTERS = 8
/** Such databases exist since then. */
const FIRST_YEAR = 2012

/** Undefined for any other key. */
export function pushKeyMoment(key: string): Date | undefined {
  if (!/^-[\w-]{19}$/.test(key)) return undefined
  const letters = key.slice(0, MOMENT_LETTERS).split('')
  const at = new Date(letters.reduce((sum, letter) => sum * LETTERS.length + LETTERS.indexOf(letter), 0))
  return at.getUTCFullYear() < FIRST_YEAR ? undefined : at
}
