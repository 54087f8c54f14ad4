// An EventSource for tests: it opens, tells and breaks when it is told to.
import type { Source, StreamEvent } from './live-line.ts'

export class TestStream implements Source {
  readyState = 0
  readonly topics: string
  readonly since: string | undefined
  readonly #listeners = new Map<string, (event: StreamEvent) => void>()
  constructor(topics: string, since: string | undefined) {
    this.topics = topics
    this.since = since
  }
  addEventListener(type: string, listener: (event: StreamEvent) => void) {
    this.#listeners.set(type, listener)
  }
  close() {
    this.readyState = 2
  }
  emit(type: string, data?: unknown, lastEventId = '') {
    if (type === 'open') this.readyState = 1
    this.#listeners.get(type)?.({ data, lastEventId })
  }
  breakDown(readyState: 0 | 2) {
    this.readyState = readyState
    this.emit('error')
  }
}
