// Formats live events as server-sent events.
import type { LiveEvent, Topic } from './live.ts'

/**
 * Only the last event has the cursor as id, so a connection that breaks before it replays all. Without events the text
 * is only the id, which pages do not see.
 */
export function formatEvents(events: readonly LiveEvent[], cursor: string): string {
  if (events.length === 0) return `id: ${cursor}\n\n`
  return events.map((event, index) => formatEvent(event, index === events.length - 1 ? `id: ${cursor}\n` : '')).join('')
}

export function eventsOf(topics: ReadonlySet<Topic>, events: readonly LiveEvent[]): LiveEvent[] {
  return events.filter(({ topic }) => topics.has(topic))
}

function formatEvent(event: LiveEvent, id: string): string {
  const data = event.topic === 'stock' ? event.stock : {}
  return `event: ${event.topic}\n${id}data: ${JSON.stringify(data)}\n\n`
}
