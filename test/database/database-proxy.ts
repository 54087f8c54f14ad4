// A proxy between a shop and its PostgreSQL that a test can interrupt.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import type { DatabasePlace } from '#server/database/open.ts'
import { preparedPlace } from './databases.ts'
import { cleanup } from '../cleanup.ts'

export type DatabaseProxy = {
  place: DatabasePlace
  /** Ends every connection and refuses new ones, like a restarting server. */
  takeAway(): Promise<void>
  /** Drops everything in both directions and ends nothing, like a network that drops packets. */
  silence(): void
  /** Drops what the shop sends if it has this text, until given another. */
  drop(text: string | undefined): void
  giveBack(): Promise<void>
}

export async function openDatabaseProxy(t: TestContext): Promise<DatabaseProxy> {
  const place = await preparedPlace('postgres', t)
  const real = new URL(place.databaseUrl ?? '')
  const sockets = new Set<Socket>()
  let isSilent = false
  let dropped: string | undefined

  const server = createServer((socket) => {
    const other = connect(Number(real.port), real.hostname)
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        const isDropped = isSilent || (from === socket && dropped !== undefined && bytes.includes(dropped))
        if (!isDropped) to.write(bytes)
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  cleanup(t, () => {
    server.close()
    end()
  })

  const url = new URL(real)
  url.port = String(port)
  return {
    place: { ...place, databaseUrl: url.href },
    async takeAway() {
      const closed = once(server, 'close')
      server.close()
      end()
      await closed
    },
    silence: () => void (isSilent = true),
    drop: (text) => void (dropped = text),
    async giveBack() {
      isSilent = false
      end()
      if (!server.listening) await listen(port)
    },
  }
}
