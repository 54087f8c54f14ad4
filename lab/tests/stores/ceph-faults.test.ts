import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { imageRefusals } from '#server/media/uploads/upload-refusal.ts'
import { openScope } from '#test/cleanup.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import { bytesOf, mediaMachine } from '#test/fixtures/media-machine.ts'
import { filesIn, imageUpload } from '#test/fixtures/uploads.ts'
import { longClip, mp4Clip } from '#test/fixtures/videos.ts'
import { until } from '#test/until.ts'
import { type Gateway, openCephGateway, withoutCeph } from './ceph-gateway.ts'

const VIDEO_MB = 60

suite('Ceph’s object gateway fails', { skip: withoutCeph }, () => {
  const scope = openScope()
  let gateway: Gateway
  before(async () => (gateway = await openCephGateway(scope)))
  after(() => scope.end())

  test('full: an upload is refused in a sentence, and taken when there is room', async (t) => {
    const { media, folder, lines } = await mediaMachine(t, gateway.newPlace())
    const first = await media.putImage(await jpegPhoto())
    await gateway.fill()
    try {
      assert.deepEqual(await media.receiveImage(imageUpload(await pngArt())), imageRefusals.noRoom)
      assert.match(String(lines[0]?.reason), /is full \(QuotaExceeded\)\.$/)
      assert.equal(await media.holds('image', first), true)
    } finally {
      await gateway.makeRoom()
    }
    assert.ok(!(await filesIn(folder)).some((name) => name.endsWith('.png')))
    assert.ok('secureUrl' in (await media.receiveImage(imageUpload(await pngArt()))))
  })

  test('frozen: nobody waits longer than allowed; pictures of this machine are sent, and a form is saved', async (t) => {
    const place = gateway.newPlace()
    const [{ media, ask }, other] = [await mediaMachine(t, place), await mediaMachine(t, place)]
    const here = await media.putImage(await jpegPhoto())
    const picture = await other.media.putImage(await pngArt())
    const video = await other.media.putVideo(await mp4Clip())
    await gateway.freeze()
    try {
      const started = performance.now()
      const answers = await Promise.all([here, picture, video].map((url) => ask(url)))
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 503, 503],
      )
      assert.equal(await media.holds('image', here), true)
      assert.ok(performance.now() - started < 13_000, `${performance.now() - started} ms`)
    } finally {
      await gateway.goOn()
    }
    for (const url of [picture, video]) await until(async () => (await ask(url)).status === 200)
  })

  test('killed during an upload: refused or stored, never half; afterwards it is taken', async (t) => {
    const place = gateway.newPlace()
    const bytes = await longClip(VIDEO_MB)
    const { media } = await mediaMachine(t, place)
    const here = await media.putImage(await jpegPhoto())
    const upload = media.putVideo(bytes).then(
      () => 'stored',
      (error: unknown) => String(error),
    )
    await wait(100)
    await gateway.kill()
    const outcome = await upload
    assert.equal((await media.serve(here, new Request('http://shop.test/'))).status, 200)
    await gateway.start()
    assert.match(outcome, /^stored$|^S3Failure: .*(?:cannot be reached|stopped in the middle)/)
    const url = await media.putVideo(bytes)
    assert.deepEqual(await bytesOf(await (await mediaMachine(t, place)).ask(url)), bytes)
  })

  test('killed during a download: no half file is kept, and the next visitor gets it whole', async (t) => {
    const place = gateway.newPlace()
    const bytes = await longClip(VIDEO_MB)
    const url = await (await mediaMachine(t, place)).media.putVideo(bytes)
    const { ask, folder } = await mediaMachine(t, place, { videoWaitMs: 0 })
    const begun = await ask(url)
    await gateway.kill()
    await begun.arrayBuffer().catch(() => undefined)
    const refused = await ask(url)
    assert.equal(refused.status, 503)
    await until(async () => (await filesIn(folder)).length === 0)
    await gateway.start()
    assert.deepEqual(await bytesOf(await ask(url)), bytes)
  })
})
