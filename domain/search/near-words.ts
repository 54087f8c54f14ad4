/** Finds words that differ from a typed one by few letters. */

/** Returns the words with the fewest differences, at most `most`; compared as `spelled`. */
export function nearestOf(
  words: readonly string[],
  word: string,
  most: number,
  spelled = (known: string) => known,
): string[] {
  let least = most
  let found: string[] = []
  for (const known of words) {
    const letters = spelled(known)
    if (Math.abs(letters.length - word.length) > least) continue
    const distance = editDistance(word, letters)
    if (distance < least) found = []
    if (distance <= least) {
      least = distance
      found.push(known)
    }
  }
  return found
}

/** Counts letters wrong, missing, extra, or swapped with the next. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let line = 1; line <= a.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[line - 1] === b[column - 1]
      const isSwapped = line > 1 && column > 1 && a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1]
      next[column] = Math.min(
        at(row, column) + 1,
        at(next, column - 1) + 1,
        at(row, column - 1) + Number(!isSame),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      )
    }
    ;[before, row] = [row, next]
  }
  return at(row, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
