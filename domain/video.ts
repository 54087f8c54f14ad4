/** A showcase video and its form (§3, §5 Video). */
import * as v from 'valibot'
import { FILE_URL, FILE_URL_MAX, typedLine, typedParagraphs } from './form-text.ts'
import { merge, type Parts } from './three-way.ts'
import { truncate } from './plain-text.ts'
import { wordsOf } from './words/catalogue.ts'
import { videoWords } from './words/en/pages/video.ts'

export const TITLE_MAX = 100
export const DESCRIPTION_MAX_WORDS = 150
export const DESCRIPTION_SHOWN = 100

export type VideoDraft = { title: string; description?: string; videoUrl: string }
export type VideoTexts = { title: string; description: string; videoUrl: string }
export const videoFields = ['title', 'description', 'videoUrl'] as const

/** See §4 Video form. */
export type VideoPhase = 'idle' | 'uploading' | 'uploaded' | 'saving'

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

export function descriptionBadge(text: string): 'optional' | 'valid' | 'tooLong' {
  const words = wordCount(text)
  if (words === 0) return 'optional'
  return words <= DESCRIPTION_MAX_WORDS ? 'valid' : 'tooLong'
}

/** Requires an uploaded file, a title, and at most 150 words of description. */
export function canSaveVideo(
  phase: VideoPhase,
  { title, description }: { title: string; description: string },
): boolean {
  return phase === 'uploaded' && title.trim() !== '' && descriptionBadge(description) !== 'tooLong'
}

/** Fields that conflict, each alone. */
export const videoParts = {
  title: ['title'],
  description: ['description'],
  videoUrl: ['videoUrl'],
} as const satisfies Parts<VideoTexts>

export type VideoPart = keyof typeof videoParts

export function videoTexts({ title, description = '', videoUrl }: VideoDraft): VideoTexts {
  return { title, description, videoUrl }
}

/** Merges an edit into the current video; `conflicts` are fields that both sides changed. */
export function mergeVideo(
  edited: VideoDraft,
  seen: VideoTexts,
  now: VideoDraft,
): { merged: VideoDraft } | { conflicts: VideoPart[] } {
  const versions = { seen, edited: videoTexts(edited), now: videoTexts(now) }
  const result = merge<VideoTexts, VideoPart>(videoParts, versions)
  if ('conflicts' in result) return result
  const { description, ...video } = result.merged
  return { merged: description ? { ...video, description } : video }
}

export function shownDescription(description: string | undefined): string {
  return description?.trim() || wordsOf(videoWords).noDescription
}

/** Returns the first 100 characters. */
export function truncatedDescription(description: string | undefined): string {
  return truncate(shownDescription(description), DESCRIPTION_SHOWN)
}

/** Adds automatic quality after '/upload/' (§7 Media service). */
export function playedUrl(videoUrl: string): string {
  return videoUrl.replace('/upload/', '/upload/q_auto/')
}

export const videoFormSchema = v.pipe(
  v.object({
    title: v.pipe(typedLine, v.nonEmpty(), v.maxLength(TITLE_MAX)),
    description: v.pipe(
      typedParagraphs,
      v.maxLength(5000),
      v.check((text) => wordCount(text) <= DESCRIPTION_MAX_WORDS),
    ),
    videoUrl: v.pipe(typedLine, v.maxLength(FILE_URL_MAX), v.regex(FILE_URL)),
  }),
  v.transform(({ description, ...video }): VideoDraft => (description ? { ...video, description } : video)),
)

/** Undefined for any fault: the form has a single message. */
export function readVideoForm(input: Record<string, unknown>): VideoDraft | undefined {
  const result = v.safeParse(videoFormSchema, input)
  return result.success ? result.output : undefined
}
