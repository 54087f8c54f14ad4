// Formats live events as server-sent events.
import type { LiveEvent, Topic } from './live.ts'

/**
 * Returns the text of the events. Only the last one has the cursor as its id: a connection that breaks between two of them
 * replays both. Without an event the text is the id alone, which no page sees as an event.
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
