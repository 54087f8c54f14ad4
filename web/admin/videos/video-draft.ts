// What was typed on the video form, kept for this tab: one draft for a new video, one for each that is being edited.
import { videoVersion } from '#domain/video.ts'
import { type WebStorage, readStored, tabStorage, writeStored } from '#web/browser/storage.ts'
import type { Video } from '#server/videos/videos.ts'
import { type Draft, type DraftStore, draftStore, readDraft, textAt } from '../kit/draft-store.ts'

const blank = { title: '', description: '', videoUrl: '' }

/** `seen` is the version of the edited video that the draft began with; '' for a new video. */
export type VideoFormDraft = Draft<keyof typeof blank> & { seen: string }

export const emptyDraft: VideoFormDraft = { texts: blank, key: '', seen: '' }

export function draftOf(video: Video): VideoFormDraft {
  const { title, description = '', videoUrl } = video
  return { texts: { title, description, videoUrl }, key: '', seen: videoVersion(video) }
}

/** The draft's store for that video, for a new one without. */
export function videoStore(
  videoId: string | undefined,
  storage?: () => WebStorage | undefined,
): DraftStore<VideoFormDraft> {
  return draftStore(
    `video-draft:${videoId ?? 'new'}`,
    (found) => ({ ...readDraft(found, blank), seen: textAt(found, 'seen') ?? '' }),
    storage,
  )
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

/** Whether the video holds what the draft would make of it. */
export function isAsDrafted({ title, description = '', videoUrl }: Video, { texts }: VideoFormDraft): boolean {
  return title === texts.title.trim() && description === texts.description.trim() && videoUrl === texts.videoUrl
}
