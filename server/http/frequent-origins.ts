// Tells the origins that visitors use from those that a stranger makes up in the Host header.

/** So many are counted. */
const MOST_COUNTED = 32
/** One that is asked for so much less often than the most frequent is not frequent. */
const SHARE = 8
/** Then the past counts half. */
const PERIOD_REQUESTS = 10_000

/** Gives the function that counts a request to the origin, and says whether the origin is a frequent one. */
export function openFrequentOrigins(): (origin: string) => boolean {
  const counts = new Map<string, number>()
  let highest = 0
  let requests = 0

  return function isFrequent(origin) {
    requests += 1
    if (requests % PERIOD_REQUESTS === 0) fade((count) => Math.floor(count / 2))
    const before = counts.get(origin)
    // When there is no room a stranger costs everyone one: those who ask often stay (Misra and Gries).
    if (before === undefined && counts.size >= MOST_COUNTED) {
      fade((count) => count - 1)
      return false
    }
    const count = (before ?? 0) + 1
    counts.set(origin, count)
    if (count > highest) highest = count
    return count * SHARE >= highest
  }

  function fade(less: (count: number) => number) {
    highest = 0
    for (const [origin, count] of counts) {
      const left = less(count)
      if (left > 0) counts.set(origin, left)
      else counts.delete(origin)
      highest = Math.max(highest, left)
    }
  }
}
