import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import type { S3Place } from '#server/config/s3-place.ts'
import { openLog } from '#server/log.ts'
import { startS3Server } from '#test/fixtures/s3-server.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'
import { until } from '#test/until.ts'
import { openConfiguredMedia } from './open-media.ts'

async function opened(t: TestContext, mediaBucket: S3Place) {
  const lines: Record<string, unknown>[] = []
  const log = openLog((line) => lines.push(JSON.parse(line)))
  await openConfiguredMedia({ dataDir: await temporaryFolder(t), mediaBucket }, log)
  return lines
}

test('a store that refuses the settings is in the log at the start, and the media open', async (t) => {
  const { place } = await startS3Server(t)
  const lines = await opened(t, { ...place, secret: 'wrong' })
  await until(async () => lines.length > 0)
  assert.deepEqual([lines[0]?.level, lines[0]?.event], ['warn', 'media store not read'])
  assert.match(String(lines[0]?.reason), /^The store 127\.0\.0\.1:\d+ refuses this key \(SignatureDoesNotMatch\)\.$/)
})
