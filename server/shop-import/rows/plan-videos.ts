// Reads the videos of an export (spec §3 Video).
import { DESCRIPTION_MAX_WORDS, TITLE_MAX, wordCount } from '#domain/video.ts'
import { paragraphs, wellFormed } from '#domain/plain-text.ts'
import { fieldsOf, textOf } from '#domain/shop-import/export-values.ts'
import { pushKeyMoment } from '#domain/shop-import/push-key.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importRemarks } from '#domain/words/en/office/shop/import-remarks.ts'
import type { VideoRow } from '#server/database/tables.ts'
import { fileAddress } from './file-address.ts'
import { noneCounted, type PlannedCounts } from './plan-products.ts'
import { readMoment } from './read-product.ts'
import { type Report, type Say, shown } from './report.ts'
import { importedId, isUsableKey, type ShopState } from './shop-state.ts'

const videoFields = 'id title description videoUrl createdAt updatedAt'.split(' ')
const LETTERS_MAX = 5_000
const NO_TITLE = 'Video'

export type PlannedVideos = {
  added: { key: string; row: VideoRow }[]
  counts: PlannedCounts
}

type Needs = { state: ShopState; now: Date; report: Report }

export function planVideos(videos: ReadonlyMap<string, unknown>, { state, now, report }: Needs): PlannedVideos {
  const planned: PlannedVideos = { added: [], counts: noneCounted() }
  for (const [key, value] of videos) {
    let isMended = false
    const say: Say = (field, outcome, sentence) => {
      if (outcome === 'mended') isMended = true
      report.add({ section: 'videos', key, field, outcome, sentence })
    }
    if (!isUsableKey(key)) {
      say('video', 'refused', wordsOf(importRemarks).keyUnusable)
      planned.counts.refused += 1
      continue
    }
    for (const name of fieldsOf(value)?.keys() ?? [])
      if (!videoFields.includes(name)) report.unknown('videos', name, key)
    const isRepeat = state.imported.videos.has(key)
    const row = readVideo(key, value, { state, now, say: isRepeat ? () => {} : say, isRepeat })
    if (isRepeat) {
      const sentence = row && difference(state.videos.get(row.id), row)
      if (sentence) say('video', 'left', sentence)
      planned.counts[sentence ? 'left' : 'same'] += 1
    } else if (row) {
      planned.added.push({ key, row })
      if (isMended) planned.counts.mended += 1
    }
    if (!isRepeat && !row) planned.counts.refused += 1
  }
  return planned
}

type Reading = { state: ShopState; now: Date; say: Say; isRepeat: boolean }

function readVideo(key: string, value: unknown, { state, now, say, isRepeat }: Reading): VideoRow | undefined {
  const text = wordsOf(importRemarks)
  const fields = fieldsOf(value)
  if (!fields) return refuse('video', text.notAVideo({ value: shown(value) }))
  const address = fileAddress(fields.get('videoUrl'), 'videoUrl', say)
  if (address === '') return refuse('videoUrl', text.noAddress)
  const title = textOf(fields.get('title'))
  if (title === '') say('title', 'mended', text.noTitle({ title: NO_TITLE }))
  if (title.length > TITLE_MAX) say('title', 'mended', text.shortened({ most: TITLE_MAX }))
  const description = wellFormed(paragraphs(fields.get('description')).slice(0, LETTERS_MAX))
  const words = description.split(/(?<=\S)(?=\s)/)
  if (wordCount(description) > DESCRIPTION_MAX_WORDS)
    say('description', 'mended', text.shortenedWords({ most: DESCRIPTION_MAX_WORDS }))
  return {
    id: importedId(key, (id) => !isRepeat && state.videos.has(id)),
    title: wellFormed(title.slice(0, TITLE_MAX)).trim() || NO_TITLE,
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
  const text = wordsOf(importRemarks)
  if (!there) return text.deletedHere
  if (there.title === read.title && there.description === read.description) return ''
  const titles = { field: text.title, here: shown(there.title), exported: shown(read.title) }
  return text.differsHere({ differences: text.difference(titles) })
}
