// Stores outcomes of resumable uploads, for browsers whose connection broke.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockFile } from '#server/files/file-lock.ts'
import { fileExists, writeStoredFile } from '#server/files/stored-files.ts'
import { isRefusal, type UploadRefusal, videoRefusals } from '../uploads/upload-refusal.ts'
import type { IngestedVideo } from './ingest-video.ts'

export type UploadOutcome = IngestedVideo | UploadRefusal

/** Until another process has finished. */
const POLL_MS = 250

type Parts = {
  folder: string
  ingest(path: string): Promise<UploadOutcome>
  partPath(id: string): string
  responseDeadlineMs: number
  lockDeadAfterMs: number
}

export type UploadOutcomes = {
  find(id: string): Promise<UploadOutcome | undefined>
  store(id: string, outcome: UploadOutcome): Promise<void>
  /** Ingests once for all callers; undefined after the deadline. */
  ingestInTime(id: string): Promise<UploadOutcome | undefined>
  remove(id: string): Promise<void>
}

const outcomeName = (id: string) => `${id}.json`

export function openUploadOutcomes({
  folder,
  ingest,
  partPath,
  responseDeadlineMs,
  lockDeadAfterMs,
}: Parts): UploadOutcomes {
  const jobs = new Map<string, Promise<UploadOutcome>>()
  const outcomePath = (id: string) => join(folder, outcomeName(id))

  async function find(id: string): Promise<UploadOutcome | undefined> {
    try {
      return JSON.parse(await readFile(outcomePath(id), 'utf8')) as UploadOutcome
    } catch {
      // Earlier versions left a partial outcome on a full disk: the video must be sent again.
      return undefined
    }
  }

  /** Atomic: a partial outcome would fail every client. */
  async function store(id: string, outcome: UploadOutcome): Promise<void> {
    await writeStoredFile(folder, outcomeName(id), Buffer.from(JSON.stringify(outcome)))
    await rm(partPath(id), { force: true })
  }

  async function ingestOrPoll(id: string): Promise<UploadOutcome> {
    try {
      for (;;) {
        const outcome = (await find(id)) ?? (await ingestAlone(id))
        if (outcome) return outcome
        await wait(POLL_MS, undefined, { ref: false })
      }
    } finally {
      jobs.delete(id)
    }
  }

  /** Undefined while another process ingests it. */
  async function ingestAlone(id: string): Promise<UploadOutcome | undefined> {
    await using lock = await lockFile(join(folder, `${id}.lock`), lockDeadAfterMs)
    if (!lock) return undefined
    const stored = await find(id)
    if (stored) return stored
    if (!(await fileExists(partPath(id)))) return videoRefusals.unknownUpload
    const outcome = await ingest(partPath(id))
    // A service may recover: the bytes stay for the next attempt.
    if (!isRefusal(outcome) || outcome.status < 500) await store(id, outcome)
    return outcome
  }

  return {
    find,
    store,

    async ingestInTime(id) {
      const job = jobs.get(id) ?? ingestOrPoll(id)
      jobs.set(id, job)
      const { promise: deadline, resolve } = Promise.withResolvers<undefined>()
      const timer = setTimeout(resolve, responseDeadlineMs)
      // The next caller gets the error; this one may have gone.
      job.catch(() => undefined)
      return Promise.race([job, deadline]).finally(() => clearTimeout(timer))
    },

    async remove(id) {
      await rm(outcomePath(id), { force: true })
    },
  }
}
