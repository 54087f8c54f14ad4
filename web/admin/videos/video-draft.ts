// What was typed on the video form, kept for this tab: one draft for a new video, one for each that is being edited.
import { videoTexts } from '#domain/video.ts'
import { type WebStorage, readStored, tabStorage, writeStored } from '#web/browser/storage.ts'
import type { Video } from '#server/videos/videos.ts'
import { type Draft, type DraftStore, draftStore, newDraft, readDraft } from '../kit/draft-store.ts'

const blank = { title: '', description: '', videoUrl: '' }

export type VideoFormDraft = Draft<keyof typeof blank>

export const emptyDraft: VideoFormDraft = newDraft(blank)

export function draftOf(video: Video): VideoFormDraft {
  return newDraft(videoTexts(video))
}

/** The draft's store for that video, for a new one without. */
export function videoStore(
  videoId: string | undefined,
  storage?: () => WebStorage | undefined,
): DraftStore<VideoFormDraft> {
  return draftStore(`video-draft:${videoId ?? 'new'}`, (found) => readDraft(found, blank), storage)
}

const EDITED = 'video-edited'

/** Which video was being edited; undefined when a new one was being made. */
export function loadEdited(storage = tabStorage()): string | undefined {
  const id = readStored(storage, EDITED)
  return typeof id === 'string' ? id : undefined
}

export function saveEdited(videoId: string | undefined, storage = tabStorage()): void {
  writeStored(storage, EDITED, videoId)
}
