// The shop's memory for concurrent uploads, and how much it frees.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { openShop } from '#server/shop.ts'
import { mp4Clip } from '#test/fixtures/videos.ts'
import { admin, testConfig } from '#test/shop/open-test-shop.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'

/** The largest image allowed. */
const [WIDTH, HEIGHT] = [7_300, 5_470]
const POLL_MS = 20

export type UploadKind = 'jpeg' | 'progressive jpeg' | 'png' | 'interlaced png' | 'small jpeg' | 'video'

export type UploadMemory = {
  statuses: Map<number, number>
  /** Megabytes above the baseline. */
  highest: number
  afterwards: number
}

export type UploadedShop = {
  origin: string
  dataDir: string
  cookie: string
  /** Sends `count` different uploads of a kind at once. */
  send(kind: UploadKind, count: number): Promise<UploadMemory>
  isAlive(): boolean
}

/** Starts the production build with these variables over the usual environment. */
export async function openUploadedShop(scope: Scope, env: Record<string, string> = {}): Promise<UploadedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-uploads-'))
  cleanup(scope, () => rmSync(dataDir, { recursive: true, force: true }))
  const cookie = await firstSession(dataDir)
  const shop = await runShop({ dataDir }, { env })
  cleanup(scope, () => shop.kill())
  const { origin, pid } = shop

  async function upload(kind: UploadKind, number: number): Promise<number> {
    const what = kind === 'video' ? 'video' : 'image'
    const form = new FormData()
    form.set('file', await fileOf(dataDir, kind, number))
    const answer = await fetch(`${origin}/media/${what}/upload`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: origin },
      body: form,
    })
    await answer.arrayBuffer()
    return answer.status
  }

  // Memory of the first picture and page stays.
  await upload('small jpeg', 0)
  for (const path of ['/', '/ordernow', '/healthz']) await (await fetch(origin + path)).arrayBuffer()

  return {
    origin,
    dataDir,
    cookie,
    async send(kind, count) {
      for (let number = 1; number <= count; number += 1) await fileOf(dataDir, kind, number)
      const before = residentMb(pid)
      const peak = { highest: before }
      const timer = setInterval(() => (peak.highest = Math.max(peak.highest, residentMb(pid))), POLL_MS)
      const answered = await Promise.all(Array.from({ length: count }, (_, index) => upload(kind, index + 1)))
      clearInterval(timer)
      await wait(5_000)
      return {
        statuses: Map.groupBy(answered, (status) => status)
          .entries()
          .reduce((counts, [status, all]) => counts.set(status, all.length), new Map<number, number>()),
        highest: peak.highest - before,
        afterwards: residentMb(pid) - before,
      }
    },
    isAlive: () => residentMb(pid) > 0,
  }
}

async function firstSession(dataDir: string): Promise<string> {
  const shop = await openShop(testConfig({ dataDir }))
  const signedIn = await shop.signIn.withPassword(admin.email, admin.password, '127.0.0.1')
  await shop.close()
  if (!('token' in signedIn)) throw new Error(signedIn.message)
  return `session=${signedIn.token}`
}

function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024)
  } catch {
    return 0
  }
}

/** Kept on disk to spare the sender's memory. */
async function fileOf(folder: string, kind: UploadKind, number: number): Promise<File> {
  const path = join(folder, `${kind}-${number}`)
  const { openAsBlob, existsSync } = await import('node:fs')
  if (!existsSync(path)) writeFileSync(path, await bytesOf(kind, number))
  const type = kind === 'video' ? 'video/mp4' : kind.includes('png') ? 'image/png' : 'image/jpeg'
  return new File([await openAsBlob(path)], `upload-${number}`, { type })
}

async function bytesOf(kind: UploadKind, number: number): Promise<Uint8Array> {
  if (kind === 'video') return video(number)
  const isSmall = kind === 'small jpeg'
  const [width, height] = isSmall ? [600, 400] : [WIDTH, HEIGHT]
  const stripe = await sharp({
    create: { width: 64, height: 64, channels: 3, background: { r: number % 256, g: 90, b: 20 } },
  })
    .png()
    .toBuffer()
  const image = sharp({ create: { width, height, channels: 3, background: 'grey' } })
    .composite([{ input: stripe }])
    .removeAlpha()
  if (kind.includes('png')) return image.png({ progressive: kind === 'interlaced png' }).toBuffer()
  return image.jpeg({ quality: 80, progressive: kind === 'progressive jpeg' }).toBuffer()
}

/** A real video followed by an empty box of the remaining size, with its number. */
async function video(number: number): Promise<Uint8Array> {
  const clip = await mp4Clip()
  const whole = Buffer.alloc(VIDEO_MAX_BYTES - 1_024)
  whole.set(clip)
  whole.writeUInt32BE(whole.length - clip.length, clip.length)
  whole.write('free', clip.length + 4, 'latin1')
  whole.writeUInt32BE(number, clip.length + 8)
  return whole
}
