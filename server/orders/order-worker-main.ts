// Main file of the order worker, with its own database connection.
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../database/open.ts'
import { unavailableReason } from '../database/unavailable.ts'
import { language as spoken } from '../language.ts'
import type { LiveEvent } from '../live/live.ts'
import { realSystem } from '../system.ts'
import type { FromWorker, ToWorker, WorkerData } from './order-worker.ts'
import { createPlaceOrder } from './place-order.ts'
import { takeStock } from '../stock/move-stock.ts'

const { dataDir, settings: settingsAtStart }: WorkerData = workerData
let settings = settingsAtStart
const port = parentPort!
const database = await openDatabase({ dataDir }, realSystem.now)
const live = { publish: (event: LiveEvent) => void nextMessage().events.push(event) }
const place = createPlaceOrder({ database, live, system: realSystem, settings: () => settings, takeStock })

const pending = new Set<Promise<void>>()

port.on('message', (message: ToWorker) => {
  if (message === 'close') return void close()
  if ('settings' in message) {
    settings = message.settings
    return
  }
  const placed = placeOne(message)
  pending.add(placed)
  void placed.then(() => pending.delete(placed))
})

async function placeOne({ number, key, body, kind, language }: Extract<ToWorker, { number: number }>) {
  try {
    const result = await spoken.during(language, () => place(key, JSON.parse(body), kind))
    nextMessage().results.push({ number, result: JSON.stringify(result) })
  } catch (error) {
    nextMessage().results.push({ number, error, reason: unavailableReason(error) })
  }
}

let unsent: FromWorker | undefined

/** Posted on the next tick, when a group's results are complete. */
function nextMessage(): FromWorker {
  if (!unsent) process.nextTick(post)
  return (unsent ??= { events: [], results: [] })
}

function post() {
  if (unsent) port.postMessage(unsent)
  unsent = undefined
}

async function close() {
  await Promise.all(pending)
  await database.close()
  post()
  port.close()
}
