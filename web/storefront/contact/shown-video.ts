// Lists a video's public fields; others stay private.
import type { Video } from '#server/videos/videos.ts'

export type ShownVideo = Pick<Video, 'id' | 'title' | 'description' | 'videoUrl'>

export function shownVideo({ id, title, description, videoUrl }: Video): ShownVideo {
  return { id, title, ...(description !== undefined && { description }), videoUrl }
}
