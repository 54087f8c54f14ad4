/** Compares sales online and at the counter. */
import { wordsOf } from '../words/catalogue.ts'
import { reports as reportWords } from '../words/en/office/money/reports.ts'
import type { Staged, Sums } from './report-sums.ts'

type ChannelRow = Staged<Sums> & { id: string; name: string; note: string }

/** Returns a row per channel; none without counter sales or returns. */
export function channelsOf(online: Staged<Sums>, counter: Staged<Sums>): ChannelRow[] {
  if (counter.asked.count === 0 && counter.asked.paise === 0) return []
  const text = wordsOf(reportWords)
  return [
    { id: 'online', name: text.online, note: '', ...online },
    { id: 'counter', name: text.counter, note: '', ...counter },
  ]
}
