import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { test } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { until } from '#test/until.ts'
import { type Media, openMedia } from '../media.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { aviBytes, mp4Clip } from '#test/fixtures/videos.ts'
import { filesIn, temporaryFolder } from '#test/fixtures/uploads.ts'
import { isRefusal } from '../uploads/upload-refusal.ts'
import { videoRefusals } from '../uploads/upload-refusal.ts'

/** Replaces ffmpeg: writes half of the video, notes its start, waits for the file `go`, writes the rest. */
const STAND_IN = `#!/bin/sh
[ "$2" = -version ] && exit 0
here=$(dirname "$0")
for last; do :; done
head -c 50000 "$here/clip" > "$last"
echo $$ >> "$here/begun"
while [ -d "$here" ] && ! [ -e "$here/go" ]; do sleep 0.05 2>/dev/null || :; done
cp "$here/clip" "$last"
`

async function standIn(t: TestContext) {
  const folder = await temporaryFolder(t)
  const converter = join(folder, 'ffmpeg')
  await writeFile(converter, STAND_IN)
  await chmod(converter, 0o755)
  await writeFile(join(folder, 'clip'), await mp4Clip())
  const go = () => writeFile(join(folder, 'go'), '')
  return {
    folder: join(folder, 'media'),
    converter,
    go,
    /** Process ids of started conversions. */
    begun: async () => {
      const lines = await readFile(join(folder, 'begun'), 'utf8').catch(() => '')
      return lines.split('\n').filter((line) => line !== '')
    },
  }
}

async function opened(t: TestContext, folder: string, converter: string, lockDeadAfterMs = 30_000): Promise<Media> {
  const limits = { responseDeadlineMs: 200, lockDeadAfterMs }
  const media = await openMedia({ folder, system: { converter }, limits })
  cleanup(t, media.close)
  return media
}

const video = aviBytes(5_000)

/** The id of a complete AVI being ingested. */
async function sentWhole({ chunks }: Media): Promise<string> {
  const created = await chunks.create(video.length)
  if (isRefusal(created)) assert.fail(created.message)
  await chunks.append(created.id, 0, new Blob([video]).stream())
  return created.id
}

function isStored(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'secureUrl' in outcome
}

/** Calls `onRead` once the upload has passed the check of the room for its own bytes. */
function lastBytes(onRead: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        onRead()
        controller.enqueue(video.subarray(4_000))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

async function outcomeOf({ chunks }: Media, id: string) {
  const arrived = await chunks.append(id, video.length, null)
  return isRefusal(arrived) ? arrived : arrived.outcome
}

test('a video that takes long to convert is polled; closing ends the conversion, and the next start resumes it', async (t) => {
  const { folder, converter, begun, go } = await standIn(t)
  const media = await opened(t, folder, converter)
  const id = await sentWhole(media)
  await until(async () => (await begun()).length === 1)
  assert.equal(await outcomeOf(media, id), undefined)
  media.close()
  await until(async () => (await outcomeOf(media, id)) === videoRefusals.busy)
  await go()
  const again = await opened(t, folder, converter)
  let outcome: unknown
  await until(async () => (outcome = await outcomeOf(again, id)) !== undefined)
  assert.deepEqual(outcome, { secureUrl: await again.putVideo(await mp4Clip()), note: uploads.converted })
})

test('a conversion that systemd ends with the shop is no fault of the video, which is converted later', async (t) => {
  const { folder, converter, begun, go } = await standIn(t)
  const media = await opened(t, folder, converter)
  const id = await sentWhole(media)
  await until(async () => (await begun()).length === 1)
  process.kill(Number((await begun())[0]), 'SIGTERM')
  await until(async () => (await outcomeOf(media, id)) === videoRefusals.busy)
  await go()
  await until(async () => isStored(await outcomeOf(media, id)))
})

test('a process that has closed its media refuses no video of another', async (t) => {
  const { folder, converter, begun, go } = await standIn(t)
  const one = await opened(t, folder, converter)
  const other = await opened(t, folder, converter)
  const id = await sentWhole(one)
  await until(async () => (await begun()).length === 1)
  assert.equal(await outcomeOf(other, id), undefined)
  other.close()
  one.close()
  await until(async () => (await outcomeOf(other, id)) === videoRefusals.busy)
  await go()
  const again = await opened(t, folder, converter)
  await until(async () => isStored(await outcomeOf(again, id)))
})

test('without room for the converted video none is begun, and the upload stays', async (t) => {
  const { folder, converter, begun, go } = await standIn(t)
  const room = { bytes: 10 ** 12 }
  const media = await openMedia({
    folder,
    system: { converter, freeBytes: async () => room.bytes },
    limits: { responseDeadlineMs: 200 },
  })
  cleanup(t, media.close)
  const created = await media.chunks.create(video.length)
  if (isRefusal(created)) assert.fail(created.message)
  await media.chunks.append(created.id, 0, new Blob([video.subarray(0, 4_000)]).stream())
  const readRoom = room.bytes
  const appended = media.chunks.append(
    created.id,
    4_000,
    lastBytes(() => (room.bytes = 150 * 1024 ** 2)),
  )
  const arrived = await appended
  assert.equal(isRefusal(arrived) || arrived.outcome, videoRefusals.noRoom)
  assert.deepEqual(await begun(), [])
  room.bytes = readRoom
  await go()
  await until(async () => isStored(await outcomeOf(media, created.id)))
})

test('two processes that are polled for one video convert it once, and return the same result', async (t) => {
  const { folder, converter, begun, go } = await standIn(t)
  const one = await opened(t, folder, converter)
  const other = await opened(t, folder, converter)
  const id = await sentWhole(one)
  await until(async () => (await begun()).length === 1)
  for (let asked = 0; asked < 3; asked += 1) assert.equal(await outcomeOf(other, id), undefined)
  await go()
  const outcomes: unknown[] = []
  for (const media of [one, other]) {
    await until(async () => {
      const outcome = await outcomeOf(media, id)
      if (outcome) outcomes.push(outcome)
      return outcome !== undefined
    })
  }
  const taken = { secureUrl: await one.putVideo(await mp4Clip()), note: uploads.converted }
  assert.deepEqual(outcomes, [taken, taken])
  assert.equal((await begun()).length, 1)
  assert.deepEqual((await filesIn(join(folder, 'uploads'))).toSorted(), [`${id}.json`])
})

test('after a process is killed in mid-conversion another converts the video, and no partial file is left', async (t) => {
  const { folder, converter, begun, go } = await standIn(t)
  const media = await opened(t, folder, converter, 1_500)
  const doomed = spawn(process.execPath, ['--input-type=module', '--eval', childScript(folder, converter)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: process.cwd(),
  })
  cleanup(t, () => doomed.kill('SIGKILL'))
  const id = await firstLine(doomed)
  await until(async () => (await begun()).length === 1)
  doomed.kill('SIGKILL')
  assert.equal(await outcomeOf(media, id), undefined, 'the lock of the dead is still fresh')
  await until(async () => (await begun()).length === 2)
  // The dead process's program is orphaned; here it counts as dead too.
  const [orphan] = await begun()
  process.kill(Number(orphan), 'SIGKILL')
  await go()
  let outcome: unknown
  await until(async () => (outcome = await outcomeOf(media, id)) !== undefined)
  assert.deepEqual(outcome, { secureUrl: await media.putVideo(await mp4Clip()), note: uploads.converted })
  assert.deepEqual((await filesIn(join(folder, 'uploads'))).toSorted(), [`${id}.json`])
})

/** A process that ingests the video and prints the upload's id. */
function childScript(folder: string, command: string): string {
  return `
    const { openMedia } = await import(${JSON.stringify(join(import.meta.dirname, '../media.ts'))})
    const { chunks } = await openMedia({
      folder: ${JSON.stringify(folder)},
      system: { converter: ${JSON.stringify(command)} },
      limits: { responseDeadlineMs: 200, lockDeadAfterMs: 1500 },
    })
    const video = Buffer.from(${JSON.stringify(video.toString('base64'))}, 'base64')
    const { id } = await chunks.create(video.length)
    await chunks.append(id, 0, new Blob([video]).stream())
    console.log(id)
    setInterval(() => {}, 1000)
  `
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  for await (const text of stdout ?? []) return String(text).trim()
  throw new Error('The process ended without a word')
}
