import assert from 'node:assert/strict'
import test from 'node:test'
import { pngArt } from '#test/fixtures/images.ts'
import { bytesOf, mediaMachine } from '#test/fixtures/media-machine.ts'
import { type S3Fault, startS3Server } from '#test/fixtures/s3-server.ts'
import { until } from '#test/until.ts'

const sized = (url: string) => url.replace('/upload/', '/upload/w_320,f_webp/')

test('a size with other bytes is drawn again', async (t) => {
  const server = await startS3Server(t)
  const one = await mediaMachine(t, server.place)
  const url = sized(await one.media.putImage(await pngArt()))
  await until(async () => server.objects.size === 2)
  const { ask, drawn } = await mediaMachine(t, server.place, { awayForMs: 60_000 })
  const size: S3Fault = { method: 'GET', key: '.webp', body: 'other' }
  server.failures.push(size, size)
  assert.deepEqual(await bytesOf(await ask(url)), await bytesOf(await one.ask(url)))
  assert.deepEqual(drawn, ['w_320,f_webp'])
})

test('a size of a store that does not answer is waited for once, not again for the picture', async (t) => {
  const server = await startS3Server(t)
  const one = await mediaMachine(t, server.place)
  const picture = await one.media.putImage(await pngArt())
  const url = sized(picture)
  await one.ask(url)
  await until(async () => server.objects.size === 2)
  const { ask } = await mediaMachine(t, server.place, { fileWaitMs: 50 })
  const answers = Promise.withResolvers<void>()
  server.failures.push({ method: 'GET', key: '.webp', after: answers.promise })
  server.requests.length = 0
  assert.equal((await ask(url)).status, 503)
  assert.deepEqual(
    server.requests.filter(
      (each) => each === `GET sivakasi/${picture.replace('/media/', '').replace('/upload/', '/')}`,
    ),
    [],
  )
  answers.resolve()
  await until(async () => (await ask(url)).status === 200)
})
