import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { suite, test } from 'node:test'
import { Upload } from 'tus-js-client'
import { mp4Clip } from '#test/fixtures/videos.ts'
import { cleanup } from '#test/cleanup.ts'
import { until } from '#test/until.ts'
import { openTestWeb, type TestWeb } from '#test/shop/open-test-web.ts'

type Options = ConstructorParameters<typeof Upload>[1]
type Sent = { place: string; status: number; secureUrl: string; sentFrom: number[] }

/** Resolves with the result; rejects with the client's error. */
async function send(web: TestWeb, file: Buffer, options: Partial<Options> = {}): Promise<Sent> {
  const settings = { ...(await settingsFor(web)), ...options }
  return new Promise((resolve, reject) => {
    const sentFrom: number[] = []
    const upload = new Upload(file, {
      ...settings,
      onError: reject,
      onBeforeRequest: (request) => {
        const from = request.getHeader('Upload-Offset')
        if (from !== undefined) sentFrom.push(Number(from))
      },
      onSuccess: ({ lastResponse }) => {
        const { secure_url: secureUrl = '' } = JSON.parse(lastResponse.getBody() || '{}')
        resolve({ place: upload.url ?? '', status: lastResponse.getStatus(), secureUrl, sentFrom })
      },
    })
    upload.start()
  })
}

async function settingsFor(web: TestWeb): Promise<Partial<Options>> {
  return {
    endpoint: `${await web.origin()}/media/video/pieces`,
    headers: { Cookie: await web.signIn() },
    metadata: { filename: 'Vāṇavēṭikkai.mp4', filetype: 'video/mp4' },
    retryDelays: [0, 0, 0],
    storeFingerprintForResuming: false,
  }
}

/** A proxy that breaks the connection once, after that many bytes and when some have `arrived`. */
async function lineThatBreaks(
  t: TestContext,
  origin: string,
  afterBytes: number,
  arrived: () => Promise<boolean>,
): Promise<string> {
  let left = afterBytes
  const server = createServer((client) => {
    const shop = connect(Number(new URL(origin).port), '127.0.0.1')
    const end = () => {
      client.destroy()
      shop.destroy()
    }
    for (const socket of [client, shop]) socket.on('error', end).on('close', end)
    shop.pipe(client)
    client.on('data', (bytes: Buffer) => {
      const isBreaking = left > 0 && bytes.length >= left
      shop.write(isBreaking ? bytes.subarray(0, left) : bytes)
      left -= bytes.length
      if (!isBreaking) return
      client.pause()
      void until(arrived).then(end)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanup(t, () => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function opened(t: TestContext) {
  const web = await openTestWeb(t)
  const clip = await mp4Clip()
  return { web, clip, kept: await web.shop.media.putVideo(clip) }
}

suite('tus-js-client sends a video', () => {
  const ways: [name: string, options: Partial<Options>][] = [
    ['in one request', {}],
    ['in chunks', { chunkSize: 100_000 }],
    ['the first chunk with the creation', { uploadDataDuringCreation: true, chunkSize: 100_000 }],
    ['all of it with the creation', { uploadDataDuringCreation: true }],
    ['through a proxy that blocks PATCH', { overridePatchMethod: true, chunkSize: 100_000 }],
  ]
  for (const [name, options] of ways) {
    test(name, async (t) => {
      const { web, clip, kept } = await opened(t)
      assert.equal((await send(web, clip, options)).secureUrl, kept)
    })
  }
})

test('after a broken connection the client reads the offset and sends only the rest', async (t) => {
  const { web, clip, kept } = await opened(t)
  const uploads = join(web.shop.config.dataDir, 'media/uploads')
  const hasArrived = async () => {
    const [part] = (await readdir(uploads)).filter((name) => name.endsWith('.part'))
    return part !== undefined && (await stat(join(uploads, part))).size > 0
  }
  const endpoint = `${await lineThatBreaks(t, await web.origin(), 200_000, hasArrived)}/media/video/pieces`
  const { secureUrl, sentFrom } = await send(web, clip, { endpoint })
  assert.equal(secureUrl, kept)
  assert.equal(sentFrom.length, 2)
  assert.ok((sentFrom[1] ?? 0) > 0, `gone on from ${sentFrom[1]}`)
})

test('after a reload the upload resumes by its URL alone, and a finished one is recognized', async (t) => {
  const { web, clip, kept } = await opened(t)
  const settings = await settingsFor(web)
  const place = await new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(clip, {
      ...settings,
      chunkSize: 100_000,
      onError: reject,
      onChunkComplete: () => void upload.abort().then(() => resolve(upload.url ?? '')),
    })
    upload.start()
  })
  const resumed = await send(web, clip, { uploadUrl: place })
  assert.equal(resumed.secureUrl, kept)
  assert.ok((resumed.sentFrom[0] ?? 0) >= 100_000)
  assert.deepEqual((await send(web, clip, { uploadUrl: place })).sentFrom, [])
})

test('a refusal reaches the client with its sentence, and is not retried', async (t) => {
  const { web } = await opened(t)
  const noVideo = Buffer.alloc(3_000_000, '<svg>')
  await assert.rejects(send(web, noVideo), /response code: 415, response text: .*Please select a valid video file/)
})

test('an upload is terminated', async (t) => {
  const { web, clip } = await opened(t)
  const settings = await settingsFor(web)
  const { place } = await send(web, clip)
  await Upload.terminate(place, settings)
  const { headers } = settings
  const answer = await fetch(place, { method: 'HEAD', headers: { ...headers, 'Tus-Resumable': '1.0.0' } })
  assert.equal(answer.status, 404)
})

test('OPTIONS returns the capabilities, and HEAD the offset, the length and the metadata', async (t) => {
  const { web } = await opened(t)
  const cookie = await web.signIn()
  const said = await web.fetch('/media/video/pieces', { method: 'OPTIONS', cookie })
  assert.deepEqual(
    [204, '1.0.0', 'creation,creation-with-upload,expiration,termination', '104857600'],
    [said.status, ...['Tus-Version', 'Tus-Extension', 'Tus-Max-Size'].map((name) => said.headers.get(name))],
  )
  const created = await web.fetch('/media/video/pieces', {
    method: 'POST',
    cookie,
    headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '1000', 'Upload-Metadata': 'filename YS5tcDQ=,relative' },
  })
  assert.ok(Date.parse(created.headers.get('Upload-Expires') ?? '') > Date.now())
  const place = created.headers.get('Location') ?? ''
  const asked = await web.fetch(place, { method: 'HEAD', cookie, headers: { 'Tus-Resumable': '1.0.0' } })
  assert.deepEqual(
    ['1.0.0', '0', '1000', 'filename YS5tcDQ=,relative', 'no-store', created.headers.get('Upload-Expires')],
    ['Tus-Resumable', 'Upload-Offset', 'Upload-Length', 'Upload-Metadata', 'Cache-Control', 'Upload-Expires'].map(
      (name) => asked.headers.get(name),
    ),
  )
})
