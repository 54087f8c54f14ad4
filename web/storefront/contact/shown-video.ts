// A video as a visitor sees it: each public field by its name, so that a new one stays private until it is named here.
import type { Video } from '#server/videos/videos.ts'

export type ShownVideo = Pick<Video, 'id' | 'title' | 'description' | 'videoUrl'>

export function shownVideo({ id, title, description, videoUrl }: Video): ShownVideo {
  return { id, title, ...(description !== undefined && { description }), videoUrl }
}
