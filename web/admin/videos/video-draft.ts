// What was typed on the video form, kept for this tab: one draft for a new video, one for each that is being edited.
import { videoVersion } from '#domain/video.ts'
import { type WebStorage, readStored, tabStorage, writeStored } from '#web/browser/storage.ts'
import type { Video } from '#server/videos/videos.ts'

export type VideoDraft = {
  title: string
  description: string
  /** '' while there is no file. */
  videoUrl: string
  /** The version of the edited video that was seen. */
  seen?: string
  /** Made when a new video is saved first, kept until that is answered. */
  key?: string
}

const EDITED = 'video-edited'
const nameOf = (videoId: string | undefined) => `video-draft:${videoId ?? 'new'}`

export const emptyDraft: VideoDraft = { title: '', description: '', videoUrl: '' }

export function draftOf(video: Video): VideoDraft {
  const { title, description = '', videoUrl } = video
  return { title, description, videoUrl, seen: videoVersion(video) }
}

/** The draft for that video, for a new one without; undefined when nothing was kept. */
export function loadDraft(videoId: string | undefined, storage = tabStorage()): VideoDraft | undefined {
  const kept = readStored(storage, nameOf(videoId))
  if (typeof kept !== 'object' || kept === null) return undefined
  const text = (name: keyof VideoDraft) => {
    const value: unknown = Reflect.get(kept, name)
    return typeof value === 'string' ? value : ''
  }
  const [seen, key] = [text('seen'), text('key')]
  return {
    title: text('title'),
    description: text('description'),
    videoUrl: text('videoUrl'),
    ...(seen && { seen }),
    ...(key && { key }),
  }
}

/** Undefined forgets. */
export function saveDraft(videoId: string | undefined, draft: VideoDraft | undefined, storage?: WebStorage): void {
  writeStored(storage ?? tabStorage(), nameOf(videoId), draft)
}

/** Which video was being edited; undefined when a new one was being made. */
export function loadEdited(storage = tabStorage()): string | undefined {
  const id = readStored(storage, EDITED)
  return typeof id === 'string' ? id : undefined
}

export function saveEdited(videoId: string | undefined, storage = tabStorage()): void {
  writeStored(storage, EDITED, videoId)
}

/** Whether the video holds what the draft would make of it. */
export function isAsDrafted({ title, description = '', videoUrl }: Video, draft: VideoDraft): boolean {
  return title === draft.title.trim() && description === draft.description.trim() && videoUrl === draft.videoUrl
}
