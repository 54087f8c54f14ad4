// What came of the videos that arrived in pieces: told again to whoever did not hear it, because a line was lost.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockFile } from '../file-lock.ts'
import { isKept } from '../stored-files.ts'
import type { TakenVideo } from './ingest-video.ts'
import { isRefusal, type UploadRefusal } from '../uploads/upload-refusal.ts'
import { videoRefusals } from './video-refusal.ts'

export type VideoOutcome = TakenVideo | UploadRefusal

/** So often is looked whether another process has finished. */
const LOOK_AGAIN_MS = 250

type Parts = {
  folder: string
  take(path: string): Promise<VideoOutcome>
  partPath(id: string): string
  patienceMs: number
  lockDeadAfterMs: number
}

export function openVideoOutcomes({ folder, take, partPath, patienceMs, lockDeadAfterMs }: Parts) {
  const underWay = new Map<string, Promise<VideoOutcome>>()
  const outcomePath = (id: string) => join(folder, `${id}.json`)

  async function known(id: string): Promise<VideoOutcome | undefined> {
    const text = await readFile(outcomePath(id), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : JSON.parse(text)
  }

  async function keep(id: string, outcome: VideoOutcome): Promise<void> {
    await writeFile(outcomePath(id), JSON.stringify(outcome))
    await rm(partPath(id), { force: true })
  }

  async function makeReady(id: string): Promise<VideoOutcome> {
    try {
      for (;;) {
        const outcome = (await known(id)) ?? (await takeAlone(id))
        if (outcome) return outcome
        await wait(LOOK_AGAIN_MS, undefined, { ref: false })
      }
    } finally {
      underWay.delete(id)
    }
  }

  /** Undefined while another process takes it. */
  async function takeAlone(id: string): Promise<VideoOutcome | undefined> {
    await using lock = await lockFile(join(folder, `${id}.lock`), lockDeadAfterMs)
    if (!lock) return undefined
    const found = await known(id)
    if (found) return found
    if (!(await isKept(partPath(id)))) return videoRefusals.unknownUpload
    const outcome = await take(partPath(id))
    // A service that is down may be up again: then the video is here still.
    if (!isRefusal(outcome) || outcome.status < 500) await keep(id, outcome)
    return outcome
  }

  return {
    known,
    keep,

    /** The outcome of a video that is here whole; undefined when it takes longer than one waits for an answer. */
    async soon(id: string): Promise<VideoOutcome | undefined> {
      const job = underWay.get(id) ?? makeReady(id)
      underWay.set(id, job)
      const { promise: later, resolve } = Promise.withResolvers<undefined>()
      const timer = setTimeout(resolve, patienceMs)
      // Who asks next hears how it failed; nobody may be listening now.
      job.catch(() => undefined)
      return Promise.race([job, later]).finally(() => clearTimeout(timer))
    },

    async forget(id: string): Promise<void> {
      await rm(outcomePath(id), { force: true })
    },
  }
}
