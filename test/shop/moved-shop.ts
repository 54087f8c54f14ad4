// Brings an export into a shop as the screen of moving in does: uploaded, checked, saved.
import assert from 'node:assert/strict'
import type { MovingStatus } from '#server/moving-in/moving-in.ts'
import type { Shop } from '#server/shop.ts'
import { until } from '../until.ts'

type Moving = Pick<Shop, 'movingIn'>

/** Returns the id under which it is checked. */
export async function uploadExport({ movingIn }: Moving, text: string | Uint8Array): Promise<string> {
  const bytes = Buffer.from(text)
  const upload = await movingIn.uploads.create(bytes.length)
  assert.ok('id' in upload, JSON.stringify(upload))
  const result = await movingIn.uploads.append(upload.id, 0, new Blob([bytes]).stream())
  assert.ok('outcome' in result && result.outcome && 'secureUrl' in result.outcome, JSON.stringify(result))
  return result.outcome.secureUrl
}

/** Resolves to what the screen shows at the end of a check or save. */
export async function movedTo({ movingIn }: Moving): Promise<MovingStatus> {
  const isAtWork = async () => /checking|saving/.test((await movingIn.status())?.stage ?? '')
  await until(async () => !(await isAtWork()), 120_000)
  const status = await movingIn.status()
  assert.ok(status, 'there is no import')
  return status
}

export async function checkExport(shop: Moving, text: string | Uint8Array, by = 'owner@shop.test') {
  const id = await uploadExport(shop, text)
  assert.equal(await shop.movingIn.check({ id, name: 'export.json', by }), 'started')
  return await movedTo(shop)
}
