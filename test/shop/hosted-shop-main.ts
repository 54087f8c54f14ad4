// The process of hosted shops: opens them on request, and ends with its parent.
import { createFilesForOwnerOnly } from '#server/files/data-folder.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { openWholeShop, serveShop, stopShop } from '../../shop-process.ts'
import { testConfig } from './open-test-shop.ts'

export type ToHost = { number: number; open: DatabasePlace } | { number: number; close: true }
export type FromHost = { number: number } & ({ port: number } | { closed: true } | { error: string })

const stops = new Map<number, () => Promise<void>>()

createFilesForOwnerOnly()
process.on('disconnect', () => process.exit())
process.on('message', async (message: ToHost) => {
  const { number } = message
  const answer = 'open' in message ? open(number, message.open) : close(number)
  process.send?.({ number, ...(await answer.catch((error: Error) => ({ error: error.stack ?? error.message }))) })
})

async function open(number: number, place: DatabasePlace) {
  const config = testConfig(place)
  const shop = await openWholeShop(config, { priceListPdf: 'requested' })
  const served = await serveShop(config, shop)
  stops.set(number, () => stopShop(shop, served))
  return { port: served.port }
}

async function close(number: number) {
  await stops.get(number)?.()
  stops.delete(number)
  return { closed: true }
}
