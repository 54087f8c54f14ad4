// Finds a port for a program that is started later.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems hand other listeners and connections ports above: one of them could take the port before the program does. */
const FIRST = 20_000
const END = 32_000
const TRIES = 100

/** Returns a free port that no system hands out by itself. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, END)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${TRIES} ports between ${FIRST} and ${END} is free`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
