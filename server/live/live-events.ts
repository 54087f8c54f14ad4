// Hints as the text of server-sent events.
import type { Hint, Topic } from './live.ts'

/**
 * The last event carries the mark of all: a line that breaks between two of them is told both again.
 * Without a hint it is the mark alone, of which no page is told.
 */
export function eventsText(hints: readonly Hint[], mark: string): string {
  if (hints.length === 0) return `id: ${mark}\n\n`
  return hints.map((hint, index) => eventText(hint, index === hints.length - 1 ? `id: ${mark}\n` : '')).join('')
}

export function hintsOf(topics: ReadonlySet<Topic>, hints: readonly Hint[]): Hint[] {
  return hints.filter(({ topic }) => topics.has(topic))
}

function eventText(hint: Hint, id: string): string {
  const data = hint.topic === 'stock' ? hint.stock : {}
  return `event: ${hint.topic}\n${id}data: ${JSON.stringify(data)}\n\n`
}
