// Thousands of event streams in their own process, whose work must not count as the server's.
import { connect, type Socket } from 'node:net'

/** Concurrent connects: the length of a listen queue. */
const AT_ONCE = 250
/** A village behind one address. */
const PER_ADDRESS = 100

export type Command =
  | { do: 'open'; port: number; count: number }
  | { do: 'reconnect'; port: number; count: number }
  /** Answered at once, and again when every client has received `text`. */
  | { do: 'expect'; text: string }
  | { do: 'close' }

/** `at`: wall clock milliseconds. */
export type Reply = { open: number; refused: number; at: number } | { receivedBy: number; at: number }

type Client = { socket: Socket; hasReceived: boolean }

const clients: Client[] = []
let refused = 0
let expected: Buffer | undefined
let missing = 0
let connected = 0

process.on('message', (command: Command) => void run(command))
// The measuring process has exited.
process.once('disconnect', () => process.exit())

async function run(command: Command) {
  if (command.do === 'expect') return expect(command.text)
  if (command.do === 'close') {
    for (const { socket } of clients.splice(0)) socket.destroy()
    return process.disconnect?.()
  }
  const { port, count } = command
  refused = 0
  if (command.do === 'reconnect') {
    for (const { socket } of clients.splice(-count)) socket.destroy()
    await Promise.all(Array.from({ length: count }, () => open(port, 'Last-Event-ID: before.1\r\n')))
  } else {
    for (let left = count; left > 0; left -= AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, () => open(port)))
    }
  }
  reply({ open: clients.length, refused, at: clock() })
}

function open(port: number, header = ''): Promise<void> {
  const opened = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1')
  const client = { socket, hasReceived: false }
  const network = Math.floor((connected += 1) / PER_ADDRESS)
  const from = `X-Forwarded-For: 10.${network >> 16}.${(network >> 8) & 255}.${network & 255}\r\n`
  socket.write(`GET /live?topics=products,stock HTTP/1.1\r\nHost: shop\r\n${from}${header}\r\n`)
  socket.once('data', (head) => {
    if (head.includes('200 OK')) clients.push(client)
    else refused += 1
    opened.resolve()
    socket.on('data', (bytes: Buffer) => receive(client, bytes))
  })
  socket.on('error', () => {
    refused += 1
    opened.resolve()
  })
  return opened.promise
}

function expect(text: string) {
  expected = Buffer.from(text)
  missing = clients.length
  for (const client of clients) client.hasReceived = false
  reply({ open: missing, refused, at: clock() })
}

function receive(client: Client, bytes: Buffer) {
  if (!expected || client.hasReceived || !bytes.includes(expected)) return
  client.hasReceived = true
  missing -= 1
  if (missing === 0) reply({ receivedBy: clients.length, at: clock() })
}

function clock(): number {
  return performance.timeOrigin + performance.now()
}

function reply(said: Reply) {
  process.send?.(said)
}
