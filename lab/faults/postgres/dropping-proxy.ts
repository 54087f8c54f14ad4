// A proxy before PostgreSQL that drops answers to COMMIT.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { cleanup, type Scope } from '#test/cleanup.ts'

/** The server's tag of a completed commit. */
const COMMITTED = Buffer.from('COMMIT\0')

export type DroppingProxy = {
  url: string
  dropped(): number
}

/** Drops the n-th answer, counted from 1, if `drops` returns true. */
export async function openDroppingProxy(
  scope: Scope,
  real: string,
  drops: (nth: number) => boolean,
): Promise<DroppingProxy> {
  const { port, hostname } = new URL(real)
  let [commits, dropped] = [0, 0]
  const server = createServer((socket) => {
    const other = connect(Number(port), hostname)
    const end = () => {
      socket.destroy()
      other.destroy()
    }
    for (const one of [socket, other]) one.on('error', end).on('close', end)
    socket.on('data', (bytes) => other.write(bytes))
    other.on('data', (bytes: Buffer) => {
      if (bytes.includes(COMMITTED) && drops((commits += 1))) {
        dropped += 1
        end()
      } else socket.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(scope, () => server.close())
  const url = new URL(real)
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, dropped: () => dropped }
}
