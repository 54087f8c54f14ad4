// Processor time for each of what an act does.
import type { Work } from './costs.ts'
import type { MeasuredSite } from './measured-site.ts'

export const NOTHING: Work = { shop: 0, database: 0 }

/** Of one of the things that `act` has done, without what `idle` costs in each second. */
export async function workOf(site: MeasuredSite, act: () => Promise<number>, idle = NOTHING): Promise<Work> {
  const [before, since] = [site.spent(), performance.now()]
  const count = await act()
  const [after, seconds] = [site.spent(), (performance.now() - since) / 1_000]
  const each = (part: keyof Work) => Math.max(0, after[part] - before[part] - idle[part] * seconds) / count
  return { shop: each('shop'), database: each('database') }
}

/** Returns the number of requests that a load of `seconds` has sent. */
export async function sent(loading: Promise<{ perSecond: number }>, seconds: number): Promise<number> {
  return Math.round((await loading).perSecond * seconds)
}
