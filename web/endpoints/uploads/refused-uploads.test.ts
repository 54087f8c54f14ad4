import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { suite, test } from 'node:test'
import { videoPart } from '#test/fixtures/videos.ts'
import { imagePart, multipart } from '#test/fixtures/uploads.ts'
import { cleanup } from '#test/cleanup.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const MB = 1024 * 1024
const CHUNK = Buffer.alloc(256 * 1024, 'x')

type Sending = { origin: string; path: string; head: string[]; start: Buffer; bytes: number }

/** Writes all its bytes before it reads the response, which it returns. */
async function answerAfterSending(t: TestContext, { origin, path, head, start, bytes }: Sending): Promise<string> {
  const socket = open(t, origin)
  const lines = [`POST ${path} HTTP/1.1`, 'Host: shop.test', `Content-Length: ${bytes}`, ...head]
  await write(socket, Buffer.from(`${lines.join('\r\n')}\r\n\r\n`))
  await write(socket, start)
  for (let left = bytes - start.length; left > 0; left -= CHUNK.length) await write(socket, CHUNK.subarray(0, left))
  return firstAnswer(socket)
}

function open(t: TestContext, origin: string): Socket {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  cleanup(t, () => socket.destroy())
  return socket
}

/** Slow enough for an early response to arrive before the last byte; a broken connection drops the rest. */
async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.writable) return
  await new Promise<void>((resolve) => {
    socket.write(bytes, () => resolve())
    socket.once('close', () => resolve())
  })
}

async function firstAnswer(socket: Socket): Promise<string> {
  const arrived = Promise.race([once(socket, 'data'), once(socket, 'close')])
  socket.resume()
  const [first] = await arrived
  return first instanceof Buffer ? first.toString() : 'the line broke'
}

function chunk(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}

function formHead(cookie: string): string[] {
  return ['Content-Type: multipart/form-data; boundary=a-boundary', `Cookie: ${cookie}`]
}

const noVideo = multipart([videoPart(Buffer.alloc(8_192, 'x'))], { end: '' })
const noPicture = multipart([imagePart('GIF89a and more')], { end: '' })

suite('a client that sends everything before it reads gets the refusal', () => {
  const table: [name: string, sending: (cookie: string) => Omit<Sending, 'origin'>, status: number, says: RegExp][] = [
    [
      'a form of 60 MB that is not a video',
      (cookie) => ({ path: '/media/video/upload', head: formHead(cookie), start: noVideo, bytes: 60 * MB }),
      415,
      /Please select a valid video file/,
    ],
    [
      'a picture over the limit',
      (cookie) => ({ path: '/media/image/upload', head: formHead(cookie), start: noPicture, bytes: 30 * MB }),
      413,
      /Image must be 10MB or smaller/,
    ],
    [
      'a file other than a picture',
      (cookie) => ({ path: '/media/image/upload', head: formHead(cookie), start: noPicture, bytes: 9 * MB }),
      415,
      /Please select a valid image file/,
    ],
    [
      'a session that has ended',
      () => ({ path: '/media/video/upload', head: formHead('session=over'), start: noVideo, bytes: 30 * MB }),
      401,
      /Please sign in/,
    ],
    [
      'a cross-site request',
      (cookie) => ({
        path: '/media/video/upload',
        head: [...formHead(cookie), 'Origin: https://evil.example'],
        start: noVideo,
        bytes: 30 * MB,
      }),
      403,
      /came from another site/,
    ],
    [
      'an oversized form that is not an upload',
      (cookie) => ({ path: '/vinayagaadmin', head: formHead(cookie), start: noVideo, bytes: 30 * MB }),
      413,
      /too large/,
    ],
  ]
  for (const [name, sending, status, says] of table) {
    test(name, async (t) => {
      const web = await openTestWeb(t)
      const answer = await answerAfterSending(t, {
        origin: await web.origin(),
        ...sending(await web.signIn()),
      })
      assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `))
      assert.match(answer, says)
      assert.doesNotMatch(answer, /^Connection: close/im)
    })
  }

  test('the control: closing the connection after the response loses it', async (t) => {
    const server = createServer((_req, res) =>
      res.writeHead(415, { Connection: 'close' }).end('Please select a valid video file'),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanup(t, () => server.close())
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const path = '/media/video/upload'
    const answer = await answerAfterSending(t, { origin, path, head: [], start: noVideo, bytes: 60 * MB })
    assert.equal(answer, 'the line broke')
  })
})

suite('a refused client has bounded costs', { concurrency: true }, () => {
  test('an endless sender is disconnected', async (t) => {
    const web = await openTestWeb(t)
    const socket = open(t, await web.origin())
    const head = ['POST /media/video/upload HTTP/1.1', 'Host: shop.test', 'Transfer-Encoding: chunked']
    await write(socket, Buffer.from(`${[...head, ...formHead(await web.signIn())].join('\r\n')}\r\n\r\n`))
    await write(socket, chunk(noVideo))
    const heard = firstAnswer(socket)
    for (; !socket.closed; await write(socket, chunk(CHUNK)));
    assert.match(await heard, /^HTTP\/1.1 415 /)
    assert.ok(socket.bytesWritten > 100 * MB, 'the largest honest upload gets through')
    assert.ok(socket.bytesWritten < 200 * MB, `${socket.bytesWritten} bytes were taken`)
  })

  test('a client that stops sending gets the refusal, and is disconnected', async (t) => {
    const web = await openTestWeb(t)
    const socket = open(t, await web.origin())
    const head = ['POST /media/video/upload HTTP/1.1', 'Host: shop.test', `Content-Length: ${60 * MB}`]
    await write(socket, Buffer.from(`${[...head, ...formHead(await web.signIn())].join('\r\n')}\r\n\r\n`))
    await write(socket, noVideo)
    const closed = once(socket, 'close')
    assert.match(await firstAnswer(socket), /^HTTP\/1.1 415 /)
    await closed
  })

  test('the next request of the connection is answered', async (t) => {
    const web = await openTestWeb(t)
    const cookie = await web.signIn()
    const socket = open(t, await web.origin())
    const head = ['POST /media/video/upload HTTP/1.1', 'Host: shop.test', `Content-Length: ${5 * MB}`]
    await write(socket, Buffer.from(`${[...head, ...formHead(cookie)].join('\r\n')}\r\n\r\n`))
    await write(socket, noVideo)
    assert.match(await firstAnswer(socket), /^HTTP\/1.1 415 /)
    await write(socket, Buffer.alloc(5 * MB - noVideo.length, 'x'))
    await write(socket, Buffer.from('GET /healthz HTTP/1.1\r\nHost: shop.test\r\n\r\n'))
    assert.match(await firstAnswer(socket), /^HTTP\/1.1 200 /)
  })
})
