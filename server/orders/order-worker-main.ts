// The thread that places orders, on a connection of its own: what arrives while a group is written is the next group.
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../database/open.ts'
import { unavailableReason } from '../database/unavailable.ts'
import type { LiveEvent } from '../live/live.ts'
import type { FromThread, ThreadNeeds, ToThread } from './order-worker.ts'
import { createPlaceOrder } from './place-order.ts'
import { takeStock } from './stock.ts'
import { realSystem } from '../system.ts'

const { dataDir, settings }: ThreadNeeds = workerData
const port = parentPort!
const database = await openDatabase({ dataDir }, realSystem.now)
const live = { publish: (hint: LiveEvent) => void news().hints.push(hint) }
const place = createPlaceOrder({ database, live, system: realSystem, settings, takeStock })

const unanswered = new Set<Promise<void>>()

port.on('message', (sent: ToThread) => {
  if (sent === 'close') return void close()
  const answered = answer(sent)
  unanswered.add(answered)
  void answered.then(() => unanswered.delete(answered))
})

async function answer({ number, key, body }: Exclude<ToThread, 'close'>) {
  try {
    const placed = await place(key, JSON.parse(body))
    news().answers.push({ number, placed: JSON.stringify(placed) })
  } catch (error) {
    news().answers.push({ number, error, reason: unavailableReason(error) })
  }
}

let untold: FromThread | undefined

/** What the shop is told next: one message, when all orders of a group have their answer. */
function news(): FromThread {
  if (!untold) process.nextTick(tell)
  return (untold ??= { hints: [], answers: [] })
}

function tell() {
  if (untold) port.postMessage(untold)
  untold = undefined
}

async function close() {
  await Promise.all(unanswered)
  await database.close()
  tell()
  port.close()
}
