// Visitors who dial anew for each look at /ordernow, in a process of their own.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

const VISITORS = 64
const PAGE = 'GET /ordernow HTTP/1.1\r\nHost: shop.bench\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n'

export type Dialling = { port: number; seconds: number }

/** How many a second have their page. */
export async function dialAnew(dialling: Dialling): Promise<number> {
  const program = [join(import.meta.dirname, 'new-visitors.ts'), JSON.stringify(dialling)]
  const { stdout } = await promisify(execFile)(process.execPath, program)
  return JSON.parse(stdout)
}

/** Throws unless a whole page is the answer: the shop hangs up after its last byte. */
async function look(port: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' })
  let head = ''
  let bytes = 0
  socket.on('data', (chunk: Buffer) => {
    head ||= chunk.toString('latin1')
    bytes += chunk.length
  })
  socket.write(PAGE)
  await once(socket, 'end')
  socket.destroy()
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1])
  if (!head.startsWith('HTTP/1.1 200 ') || bytes !== head.indexOf('\r\n\r\n') + 4 + length) {
    throw new Error(`Answered otherwise than with a whole page: ${head.slice(0, 200)}`)
  }
}

if (import.meta.main) {
  const { port, seconds }: Dialling = JSON.parse(process.argv[2] ?? '')
  const began = performance.now()
  let looked = 0
  async function visit() {
    while (performance.now() - began < seconds * 1_000) {
      await look(port)
      looked += 1
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  process.stdout.write(JSON.stringify(looked / ((performance.now() - began) / 1_000)))
}
