/** Sales online and over the counter, beside each other in a report. */
import type { Staged, Sums } from './report-sums.ts'

type ChannelRow = Staged<Sums> & { id: string; name: string; note: string }

/** Returns a row for each channel; none where nothing was sold over the counter, and nothing came back. */
export function channelsOf(online: Staged<Sums>, counter: Staged<Sums>): ChannelRow[] {
  if (counter.asked.count === 0 && counter.asked.paise === 0) return []
  return [
    { id: 'online', name: 'Online', note: '', ...online },
    { id: 'counter', name: 'Counter', note: '', ...counter },
  ]
}
