// The thread that writes orders, on a connection of its own: what arrives while a group is written is the next group.
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from './database/open.ts'
import { type Ended, openOrderGroups, writeGroup } from './order-groups.ts'
import { KeyTaken } from './order-keys.ts'
import type { FromThread, ThreadEnd, ThreadNeeds, ToThread } from './order-thread.ts'
import { createSaveAndTake, type OrderToSave, type Saved } from './save-and-take.ts'
import { takeStock } from './take-stock.ts'
import { realWorld } from './world.ts'

const { dataDir, settings }: ThreadNeeds = workerData
const port = parentPort!
const database = await openDatabase({ dataDir }, realWorld.now)
const { one, all } = createSaveAndTake({ world: realWorld, settings, takeStock })

type Numbered = { number: number; order: OrderToSave }

const groups = openOrderGroups<Numbered, Saved>({ kind: 'sqlite', write, committed: () => {} })
const unanswered = new Set<Promise<unknown>>()

port.on('message', (sent: ToThread) => {
  if (sent === 'close') return void close()
  const answered = groups.join(sent).catch(() => {
    // The shop's end has been told.
  })
  unanswered.add(answered)
  void answered.then(() => unanswered.delete(answered))
})

async function write(group: readonly Numbered[]) {
  const ends = await endsOf(group)
  const told: FromThread = { ends: group.map(({ number }, place) => ({ number, end: sendable(ends[place]!) })) }
  port.postMessage(told)
  return ends
}

async function endsOf(group: readonly Numbered[]): Promise<Ended<Saved>[]> {
  try {
    return await writeGroup({ database, group: group.map(({ order }) => order), one, all })
  } catch (error) {
    return group.map(() => ({ error }))
  }
}

function sendable(end: Ended<Saved>): ThreadEnd {
  return 'error' in end && end.error instanceof KeyTaken ? { keyTaken: end.error.key } : end
}

async function close() {
  await Promise.all(unanswered)
  await database.close()
  port.close()
}
