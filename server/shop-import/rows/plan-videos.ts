// Reads the videos of an export (spec §3 Video).
import { DESCRIPTION_MAX_WORDS, TITLE_MAX, wordCount } from '#domain/video.ts'
import { paragraphs, wellFormed } from '#domain/plain-text.ts'
import { fieldsOf, textOf } from '#domain/shop-import/export-values.ts'
import { pushKeyMoment } from '#domain/shop-import/push-key.ts'
import type { VideoRow } from '#server/database/tables.ts'
import { fileAddress } from './file-address.ts'
import { readMoment } from './read-product.ts'
import { type Report, type Say, shown } from './report.ts'
import { importedId, type ShopState } from './shop-state.ts'

const videoFields = 'id title description videoUrl createdAt updatedAt'.split(' ')
const LETTERS_MAX = 5_000

export type PlannedVideos = {
  added: { key: string; row: VideoRow }[]
  counts: { same: number; left: number; refused: number }
}

type Needs = { state: ShopState; now: Date; report: Report }

export function planVideos(videos: ReadonlyMap<string, unknown>, { state, now, report }: Needs): PlannedVideos {
  const planned: PlannedVideos = { added: [], counts: { same: 0, left: 0, refused: 0 } }
  for (const [key, value] of videos) {
    const say: Say = (field, outcome, sentence) => report.add({ section: 'videos', key, field, outcome, sentence })
    for (const name of fieldsOf(value)?.keys() ?? [])
      if (!videoFields.includes(name)) report.unknown('videos', name, key)
    const isRepeat = state.imported.videos.has(key)
    const row = readVideo(key, value, { state, now, say: isRepeat ? () => {} : say, isRepeat })
    if (isRepeat) {
      const sentence = row && difference(state.videos.get(row.id), row)
      if (sentence) say('video', 'left', sentence)
      planned.counts[sentence ? 'left' : 'same'] += 1
    } else if (row) planned.added.push({ key, row })
    else planned.counts.refused += 1
  }
  return planned
}

type Reading = { state: ShopState; now: Date; say: Say; isRepeat: boolean }

function readVideo(key: string, value: unknown, { state, now, say, isRepeat }: Reading): VideoRow | undefined {
  const fields = fieldsOf(value)
  if (!fields) return refuse('video', `${shown(value)} is no video.`)
  const address = fileAddress(fields.get('videoUrl'), 'videoUrl', say)
  if (address === '') return refuse('videoUrl', 'It has no address.')
  const title = textOf(fields.get('title'))
  if (title === '') say('title', 'mended', 'It has no title: it is "Video".')
  if (title.length > TITLE_MAX) say('title', 'mended', `It is cut after ${TITLE_MAX} letters: ${shown(title)}.`)
  const description = wellFormed(paragraphs(fields.get('description')).slice(0, LETTERS_MAX))
  const words = description.split(/(?<=\S)(?=\s)/)
  if (wordCount(description) > DESCRIPTION_MAX_WORDS)
    say('description', 'mended', `It is cut after ${DESCRIPTION_MAX_WORDS} words.`)
  return {
    id: importedId(key, (id) => !isRepeat && state.videos.has(id)),
    title: wellFormed(title.slice(0, TITLE_MAX)).trim() || 'Video',
    description: words.slice(0, DESCRIPTION_MAX_WORDS).join('').trim() || null,
    video_url: address,
    created_at: readMoment(fields.get('createdAt'), now) ?? pushKeyMoment(key)?.toISOString() ?? now.toISOString(),
    updated_at: readMoment(fields.get('updatedAt'), now) ?? null,
  }

  function refuse(field: string, sentence: string): undefined {
    say(field, 'refused', sentence)
  }
}

function difference(there: VideoRow | undefined, read: VideoRow): string {
  if (!there) return 'It was deleted from the shop since the import.'
  if (there.title === read.title && there.description === read.description) return ''
  return `The shop has it otherwise: ${shown(there.title)} here, ${shown(read.title)} in the export.`
}
