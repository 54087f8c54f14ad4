// A line of the log for a person at a terminal: time, level, event, details, and an error's stack below.

type Entry = { level?: unknown; at?: unknown; event?: unknown; error?: unknown }

/** Returns what a line of JSON says, with its end: '14:05:09 info  order placed  orderId=… lines=3'. */
export function readableLine(json: string): string {
  const { level, at, event, error, ...details } = JSON.parse(json) as Entry & Record<string, unknown>
  const time = new Date(String(at)).toTimeString().slice(0, 8)
  const said = Object.entries(details).map(([name, value]) => `${name}=${textOf(value)}`)
  const line = [`${time} ${String(level).padEnd(5)} ${String(event)}`, said.join(' ')].filter(Boolean).join('  ')
  return error === undefined ? `${line}\n` : `${line}\n${String(error)}\n`
}

function textOf(value: unknown): string {
  return typeof value === 'string' && !/[\s"=]/.test(value) ? value : JSON.stringify(value)
}
