// Memory of uploads: three videos of 100 MB at once, over real connections, must not fill the memory.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import { suite, test, type TestContext } from 'node:test'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { serve } from '#server/http/serve.ts'
import { openLog } from '#server/log.ts'
import { openMedia } from '../media.ts'
import { filesIn, temporaryFolder } from '#test/fixtures/uploads.ts'
import { isRefusal } from './upload-refusal.ts'

const MB = 1024 * 1024
const VIDEOS = 3
const ALLOWED_MB = 200
const SENDER = join(import.meta.dirname, '../../../test/fixtures/upload-sender.ts')

/** Returns the growth of memory, and the responses. */
async function allAtOnce(t: TestContext, receive: (request: Request) => Promise<Response>) {
  const served = await serve({
    config: { port: 0, host: '127.0.0.1', trustedProxies: new BlockList() },
    handler: receive,
    staticFiles: (_req, _res, next) => next(),
    live: { answer: () => false, count: () => 0 },
    log: openLog(() => {}),
  })
  t.after(() => served.stop())
  const baseline = process.memoryUsage().rss
  let highest = baseline
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 20)
  const sender = spawn(process.execPath, [SENDER, String(served.port), String(VIDEOS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  sender.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(sender, 'close')
  clearInterval(watch)
  return { grownMb: (highest - baseline) / MB, answers: said.trim().split('\n') }
}

suite('three videos of 100 MB at once', () => {
  test(`grow the memory by less than ${ALLOWED_MB} MB, and are stored whole`, async (t) => {
    const folder = await temporaryFolder(t)
    const media = await openMedia({ folder })
    const { grownMb, answers } = await allAtOnce(t, async (request) => {
      const received = await media.receiveVideo(request)
      return isRefusal(received) ? Response.json(received, { status: received.status }) : Response.json(received)
    })
    t.diagnostic(`${VIDEOS} videos of ${VIDEO_MAX_BYTES / MB} MB: memory grew by ${grownMb.toFixed(0)} MB`)
    assert.deepEqual(new Set(answers.map((answer) => answer.slice(0, 3))), new Set(['200']), answers.join('\n'))
    assert.equal((await filesIn(join(folder, 'video'))).length, VIDEOS)
    assert.ok(grownMb < ALLOWED_MB, `${grownMb} MB`)
  })

  test('the control, which reads each into memory, grows by more', async (t) => {
    const { grownMb } = await allAtOnce(t, async (request) => Response.json((await request.bytes()).length))
    assert.ok(grownMb > ALLOWED_MB, `${grownMb} MB`)
  })
})
