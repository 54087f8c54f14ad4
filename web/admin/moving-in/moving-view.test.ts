import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MovingStatus } from '#server/moving-in/moving-in.ts'
import type { Shop } from '#server/shop.ts'
import { movingView } from './moving-view.ts'

async function viewOf(stage: MovingStatus['stage']) {
  const status: MovingStatus = { id: 'a', name: 'b.json', bytes: 2, by: 'c', at: '', stage, sentence: 'Try again.' }
  return await movingView({ movingIn: { status: async () => status } as Shop['movingIn'] })
}

test('an export that the shop could not check offers another check, a refused one does not', async () => {
  const shown = { id: 'a', name: 'b.json', by: 'c', sentence: 'Try again.' }
  assert.deepEqual(await viewOf('unchecked'), { ...shown, step: 'interrupted' })
  assert.deepEqual(await viewOf('refused'), { ...shown, step: 'refused' })
})
