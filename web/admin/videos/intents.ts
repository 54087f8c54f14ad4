// Acts of the video manager.
import { intentTable } from '../kit/intent.ts'
import { named, typed } from '../kit/about.ts'
import { conflictText } from '#domain/three-way.ts'
import { readVideoForm, videoFields, type VideoTexts, videoTexts } from '#domain/video.ts'
import type { Shop } from '#server/shop.ts'
import { oldPage, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { type ActionResult, fieldText, type SavedEdit } from '../kit/intents.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { SAVE_FAILED, VIDEO_DELETED, VIDEO_UPDATED, VIDEO_UPLOADED } from './messages.ts'

/** An unsaved upload is deleted after a day. */
const FILE_MISSING = `${SAVE_FAILED}: the video file is not there any more, upload it again`

const AS_ANOTHER = 'Save again to add this as another video.'

const done = (message: string): ActionResult => ({ ok: true, message })
const failed = (message: string): ActionResult => ({ ok: false, message })

export const intents = intentTable('videos', {
  create: {
    may: 'staff',
    says: 'Added a video',
    about: typed('title'),
    run: async (form: FormData, { videos, media }: Shop) => {
      const read = readVideoForm(Object.fromEntries(form))
      if ('message' in read) return failed(read.message)
      if (!(await media.holds('video', read.draft.videoUrl))) return failed(FILE_MISSING)
      const key = fieldText(form, 'key')
      if (!isIdempotencyKey(key)) return failed(SAVE_FAILED)
      const saved = await videos.save(read.draft, key)
      if (saved.outcome === 'edited') return done(VIDEO_UPLOADED)
      const what = saved.outcome === 'gone' ? 'deleted' : 'changed'
      // The key is used up: the next save takes another.
      const message = `${SAVE_FAILED}: it had been saved before and was ${what} meanwhile. ${AS_ANOTHER}`
      return { ok: false, message, errors: {} } satisfies ActionResult
    },
  },
  update: {
    may: 'staff',
    says: 'Edited a video',
    about: named('video'),
    run: async (form: FormData, { videos, media }: Shop): Promise<SavedEdit<VideoTexts>> => {
      const seen = readSeen(form, videoFields)
      if (!seen) return failed(oldPage())
      const read = readVideoForm(Object.fromEntries(form))
      if ('message' in read) return failed(read.message)
      const id = fieldText(form, 'id')
      const { videoUrl } = read.draft
      // A video from elsewhere may keep its address.
      const isKept = (await videos.find(id))?.videoUrl === videoUrl
      if (!isKept && !(await media.holds('video', videoUrl))) return failed(FILE_MISSING)
      const edited = await videos.edit(id, read.draft, seen)
      if (edited.outcome === 'edited') return done(VIDEO_UPDATED)
      if (edited.outcome === 'gone') return failed(`${SAVE_FAILED}: it was deleted meanwhile`)
      const message = conflictText(edited.conflicts ?? [])
      return { ok: false, message, errors: {}, others: videoTexts(edited.video) }
    },
  },
  /** A missing video counts as deleted: the answer to the first press may have been lost. */
  remove: {
    may: 'staff',
    says: 'Deleted a video',
    about: named('video'),
    run: async (form: FormData, { videos }: Shop) => {
      await videos.remove(fieldText(form, 'id'))
      return done(VIDEO_DELETED)
    },
  },
})
