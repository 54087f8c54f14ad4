// Acts of the video manager.
import { intentTable } from '../kit/intent.ts'
import { named, typed } from '../kit/about.ts'
import { conflictText } from '#domain/three-way.ts'
import { readVideoForm, videoFields, type VideoTexts, videoTexts } from '#domain/video.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { videos as words } from '#domain/words/en/office/shop/videos.ts'
import type { Shop } from '#server/shop.ts'
import { oldPage, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { type ActionResult, fieldText, type SavedEdit } from '../kit/intents.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { videoPartLabels } from './messages.ts'

const done = (message: string): ActionResult => ({ ok: true, message })
const failed = (message: string): ActionResult => ({ ok: false, message })

export const intents = intentTable('videos', {
  create: {
    may: 'staff',
    says: () => wordsOf(words).didAdd,
    about: typed('title'),
    run: async (form: FormData, { videos, media }: Shop) => {
      const read = readVideoForm(Object.fromEntries(form))
      const text = wordsOf(words)
      if (!read) return failed(text.formRefused)
      // An unsaved upload is deleted after a day.
      if (!(await media.holds('video', read.videoUrl))) return failed(text.fileMissing)
      const key = fieldText(form, 'key')
      if (!isIdempotencyKey(key)) return failed(text.saveFailed)
      const saved = await videos.save(read, key)
      if (saved.outcome === 'edited') return done(text.videoUploaded)
      // The key is used up: the next save takes another.
      const message = saved.outcome === 'gone' ? text.savedThenDeleted : text.savedThenChanged
      return { ok: false, message, errors: {} } satisfies ActionResult
    },
  },
  update: {
    may: 'staff',
    says: () => wordsOf(words).didEdit,
    about: named('video'),
    run: async (form: FormData, { videos, media }: Shop): Promise<SavedEdit<VideoTexts>> => {
      const seen = readSeen(form, videoFields)
      if (!seen) return failed(oldPage())
      const read = readVideoForm(Object.fromEntries(form))
      const text = wordsOf(words)
      if (!read) return failed(text.formRefused)
      const id = fieldText(form, 'id')
      const { videoUrl } = read
      // A video from elsewhere may keep its address.
      const isKept = (await videos.find(id))?.videoUrl === videoUrl
      if (!isKept && !(await media.holds('video', videoUrl))) return failed(text.fileMissing)
      const edited = await videos.edit(id, read, seen)
      if (edited.outcome === 'edited') return done(text.videoUpdated)
      if (edited.outcome === 'gone') return failed(text.deletedBeforeSave)
      const labels = videoPartLabels()
      const message = conflictText((edited.conflicts ?? []).map((part) => labels[part]))
      return { ok: false, message, errors: {}, others: videoTexts(edited.video) }
    },
  },
  /** A missing video counts as deleted: the answer to the first press may have been lost. */
  remove: {
    may: 'staff',
    says: () => wordsOf(words).didDelete,
    about: named('video'),
    run: async (form: FormData, { videos }: Shop) => {
      await videos.remove(fieldText(form, 'id'))
      return done(wordsOf(words).videoDeleted)
    },
  },
})
