// Sends so many videos of 100 MB at once to a port, each another one, and prints the answers: a browser of its own process.
import { request } from 'node:http'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { mp4Clip, videoPart } from './test-videos.ts'
import { multipart } from './test-uploads.ts'

const PIECE = Buffer.alloc(256 * 1024)
const END = Buffer.from('\r\n--a-boundary--\r\n')

/** A real film in front of an empty box that fills it up; its number stands in the box. */
async function* film(number: number) {
  const clip = await mp4Clip()
  const box = Buffer.alloc(12)
  box.writeUInt32BE(VIDEO_MAX_BYTES - clip.length)
  box.write('free', 4, 'latin1')
  box.writeUInt32BE(number, 8)
  yield multipart([videoPart(Buffer.concat([clip, box]))], { end: '' }).subarray(0, -2)
  for (let left = VIDEO_MAX_BYTES - clip.length - box.length; left > 0; left -= PIECE.length) {
    yield PIECE.subarray(0, Math.min(left, PIECE.length))
  }
  yield END
}

async function send(port: number, number: number): Promise<string> {
  const sent = request({
    port,
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=a-boundary' },
  })
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', async (answer) => {
      const body = await answer.toArray()
      resolve(`${answer.statusCode} ${Buffer.concat(body).toString()}`)
    })
  })
  for await (const piece of film(number)) {
    if (!sent.write(piece)) await new Promise((resolve) => sent.once('drain', resolve))
  }
  sent.end()
  return answered
}

const [port, many] = process.argv.slice(2).map(Number)
const answers = await Promise.all(Array.from({ length: many ?? 0 }, (_, number) => send(port ?? 0, number)))
process.stdout.write(`${answers.join('\n')}\n`)
