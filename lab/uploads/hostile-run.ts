// Sends every hostile upload to a running shop over sockets.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hostileUploads, hostileVideos } from '#test/fixtures/hostile-uploads.ts'
import { pngArt } from '#test/fixtures/images.ts'
import { imageUpload } from '#test/fixtures/uploads.ts'
import { hostileChunks } from './hostile-chunks.ts'
import { type RawAnswer, sendRaw } from './send-raw.ts'
import type { UploadedShop } from './upload-memory.ts'

export type HostileRun = {
  sent: number
  /** Uploads that were answered with an address, or left a file. */
  taken: string[]
  /** Refused with another status than expected. */
  otherwise: string[]
  /** An honest picture must count as taken. */
  control: 'red' | 'GREEN'
}

/** A sender that breaks off may lose the answer with its connection. */
const NO_ANSWER = undefined

export async function runHostileUploads({ origin, cookie, dataDir }: UploadedShop): Promise<HostileRun> {
  const stored = () =>
    ['image', 'video', 'receipt'].flatMap((kind) =>
      readdirSync(join(dataDir, 'media', kind), { recursive: true }).map(String),
    )
  const run: HostileRun = { sent: 0, taken: [], otherwise: [], control: 'GREEN' }

  async function isTaken(send: () => Promise<RawAnswer>): Promise<{ status: number | undefined; taken: boolean }> {
    const before = stored().length
    const { status, body } = await send()
    return { status, taken: body.includes('secure_url') || stored().length !== before }
  }

  async function look(name: string, wanted: number, send: () => Promise<RawAnswer>) {
    const { status, taken } = await isTaken(send)
    run.sent += 1
    if (taken) run.taken.push(name)
    if (status !== NO_ANSWER && status !== wanted) run.otherwise.push(`${name}: ${status} and not ${wanted}`)
  }

  for (const [kind, uploads] of [
    ['image', await hostileUploads()],
    ['video', await hostileVideos()],
  ] as const) {
    const to = new URL(`/media/${kind}/upload`, origin)
    for (const [name, request, { status }] of uploads) {
      await look(`${kind}, ${name}`, status, () => sendRaw(to, request(), cookie))
    }
  }
  for (const { name, status, send } of await hostileChunks(origin, cookie)) await look(`chunks, ${name}`, status, send)
  const art = await pngArt(40, 40)
  const honest = await isTaken(() => sendRaw(new URL('/media/image/upload', origin), imageUpload(art), cookie))
  if (honest.taken && honest.status === 200) run.control = 'red'
  return run
}
