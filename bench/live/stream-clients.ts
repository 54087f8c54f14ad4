// Thousands of raw-socket listeners in a process of their own, so that their work is not taken for the server's.
import { connect, type Socket } from 'node:net'

/** At the same moment as many as a listen queue holds. */
const AT_ONCE = 250
/** As many listeners as a village has behind one address. */
const PER_ADDRESS = 100

export type Ask =
  | { act: 'open'; port: number; count: number }
  /** Breaks the newest lines and dials them again, all at once. */
  | { act: 'storm'; port: number; count: number }
  /** Answered at once, and again when every listener has received `text`. */
  | { act: 'expect'; text: string }
  | { act: 'close' }

/** `at` is a moment on the clock of the day, in milliseconds. */
export type Answer = { open: number; refused: number; at: number } | { heardBy: number; at: number }

type Listener = { socket: Socket; heard: boolean }

const listeners: Listener[] = []
let refused = 0
let expected: Buffer | undefined
let missing = 0
let dialled = 0

process.on('message', (ask: Ask) => void obey(ask))
// Whoever measures has gone.
process.once('disconnect', () => process.exit())

async function obey(ask: Ask) {
  if (ask.act === 'expect') return expect(ask.text)
  if (ask.act === 'close') {
    for (const { socket } of listeners.splice(0)) socket.destroy()
    return process.disconnect?.()
  }
  refused = 0
  if (ask.act === 'storm') {
    for (const { socket } of listeners.splice(-ask.count)) socket.destroy()
    await Promise.all(Array.from({ length: ask.count }, () => dial(ask.port, 'Last-Event-ID: before.1\r\n')))
  } else {
    for (let left = ask.count; left > 0; left -= AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, () => dial(ask.port)))
    }
  }
  answer({ open: listeners.length, refused, at: clock() })
}

/** Resolves when the line is open or refused. */
function dial(port: number, header = ''): Promise<void> {
  const opened = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1')
  const listener = { socket, heard: false }
  const house = Math.floor((dialled += 1) / PER_ADDRESS)
  const from = `X-Forwarded-For: 10.${house >> 16}.${(house >> 8) & 255}.${house & 255}\r\n`
  socket.write(`GET /live?topics=products,stock HTTP/1.1\r\nHost: shop\r\n${from}${header}\r\n`)
  socket.once('data', (head) => {
    if (head.includes('200 OK')) listeners.push(listener)
    else refused += 1
    opened.resolve()
    socket.on('data', (bytes: Buffer) => hear(listener, bytes))
  })
  socket.on('error', () => {
    refused += 1
    opened.resolve()
  })
  return opened.promise
}

function expect(text: string) {
  expected = Buffer.from(text)
  missing = listeners.length
  for (const listener of listeners) listener.heard = false
  answer({ open: missing, refused, at: clock() })
}

function hear(listener: Listener, bytes: Buffer) {
  if (!expected || listener.heard || !bytes.includes(expected)) return
  listener.heard = true
  missing -= 1
  if (missing === 0) answer({ heardBy: listeners.length, at: clock() })
}

function clock(): number {
  return performance.timeOrigin + performance.now()
}

function answer(said: Answer) {
  process.send?.(said)
}
