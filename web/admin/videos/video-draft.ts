// Drafts of the video form in this tab: one for a new video, one for each edited one.
import { videoTexts } from '#domain/video.ts'
import { type WebStorage, readStored, tabStorage, writeStored } from '#web/browser/storage.ts'
import type { Video } from '#server/videos/videos.ts'
import { type Draft, type DraftStore, draftStore, newDraft, readDraft } from '../kit/forms/draft-store.ts'

const blank = { title: '', description: '', videoUrl: '' }

export type VideoFormDraft = Draft<keyof typeof blank>

export const emptyDraft: VideoFormDraft = newDraft(blank)

export function draftOf(video: Video): VideoFormDraft {
  return newDraft(videoTexts(video))
}

/** For a new video without an id. */
export function videoStore(
  videoId: string | undefined,
  storage?: () => WebStorage | undefined,
): DraftStore<VideoFormDraft> {
  return draftStore(`video-draft:${videoId ?? 'new'}`, (found) => readDraft(found, blank), storage)
}

const EDITED = 'video-edited'

/** Undefined when it was a new one. */
export function loadEdited(storage = tabStorage()): string | undefined {
  const id = readStored(storage, EDITED)
  return typeof id === 'string' ? id : undefined
}

export function saveEdited(videoId: string | undefined, storage = tabStorage()): void {
  writeStored(storage, EDITED, videoId)
}
