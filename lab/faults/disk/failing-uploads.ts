// Fails each file call of a picture and of a chunked video, and then retries.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import type { FaultyShop } from '../faulty-shop.ts'
import {
  type Admin,
  beginVideo,
  newPicture,
  newVideo,
  sendChunk,
  sendPicture,
  sendVideo,
} from '#test/fixtures/send-uploads.ts'

export type FailedUploads = {
  failed: number
  /** Answers other than a temporary refusal, and uploads that did not arrive on retry. */
  faults: string[]
}

const CODES = ['ENOSPC', 'EIO'] as const
const REFUSED_FOR_NOW = [503, 507]
const CHUNK_BYTES = 300_000

type Send = (admin: Admin) => Promise<{ status: number; path?: string; sendAgain: () => Promise<string | undefined> }>

/** `file` alternates a full and a broken disk for the injection `failing-disk`. One call in `every` fails. */
export async function failUploads(
  shop: FaultyShop,
  admin: Admin,
  file: string,
  { every = 1 } = {},
): Promise<FailedUploads> {
  const found: FailedUploads = { failed: 0, faults: [] }
  for (const [what, send] of [
    ['picture', picture],
    ['video', video],
  ] as const) {
    await failEachCall(what, send)
  }
  return found

  async function failEachCall(what: string, send: Send) {
    for (let nth = shop.random.integer(1, every); ; nth += every) {
      const code = shop.random.pick(CODES)
      writeFileSync(file, `${code} ${nth}`)
      const { status, path, sendAgain } = await send(admin)
      const isOver = existsSync(file)
      rmSync(file, { force: true })
      if (path !== undefined) shop.acknowledgements.add({ is: 'file answered', path })
      if (isOver) return
      found.failed += 1
      if (status >= 400 && !REFUSED_FOR_NOW.includes(status))
        found.faults.push(`${what}, ${code} in call ${nth}: answered ${status}`)
      const later = await sendAgain()
      if (later === undefined) found.faults.push(`${what}, ${code} in call ${nth}: does not arrive afterwards`)
      else shop.acknowledgements.add({ is: 'file answered', path: later })
    }
  }
}

const picture: Send = async (admin) => {
  const bytes = await newPicture()
  const sent = await sendPicture(admin, bytes)
  return { ...sent, sendAgain: async () => (await sendPicture(admin, bytes)).path }
}

/** Sends chunks until one is refused or all have arrived; the retry resumes the upload, like the browser. */
const video: Send = async (admin) => {
  const bytes = await newVideo()
  const { address, status } = await beginVideo(admin, bytes.length)
  if (!address) return { status, sendAgain: () => sendVideo(admin, bytes) }
  const goOn = async () => {
    for (;;) {
      const sent = await sendChunk(admin, address, bytes, CHUNK_BYTES)
      if (sent.path !== undefined || sent.status >= 400) return sent
    }
  }
  return {
    ...(await goOn()),
    async sendAgain() {
      const { path, status: again } = await goOn()
      // The shop has answered that it forgot the upload: the browser starts over.
      return path ?? (again === 404 ? await sendVideo(admin, bytes) : undefined)
    },
  }
}
