// The one piece of a file that a Range header asks for, first and last byte included.
export type ByteRange = { first: number; last: number }

/** undefined: send the whole file (no range, several, or not understood); 'outside': nothing of the file is in it. */
export function byteRange(header: string | null, size: number): ByteRange | 'outside' | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!asked) return undefined
  const [, from = '', to = ''] = asked
  if (from === '' && to === '') return undefined
  if (from === '') return Number(to) === 0 ? 'outside' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Number(to)
  if (last < first && to !== '') return undefined
  return first >= size ? 'outside' : { first, last: Math.min(last, size - 1) }
}
