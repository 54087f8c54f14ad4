/** A showcase video and its form: title, description, words (§3, §5 Video). */
import * as v from 'valibot'
import { FILE_URL, FILE_URL_MAX, typedLine, typedParagraphs } from './form-text.ts'
import { truncate } from './plain-text.ts'

export const TITLE_MAX = 100
export const DESCRIPTION_MAX_WORDS = 150
export const DESCRIPTION_SHOWN = 100
export const NO_DESCRIPTION = 'No description available'
export const VIDEO_FORM_REFUSED = 'Please fill in all required fields and ensure description is within 150 words'

export type VideoDraft = { title: string; description?: string; videoUrl: string }

/** Where a video form stands (§4 Video form): its file is missing, on its way or there, or the whole is being saved. */
export type VideoPhase = 'idle' | 'uploading' | 'uploaded' | 'saving'

/** Words are what white space splits. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

export function descriptionBadge(text: string): 'Optional' | 'Valid' | 'Too long' {
  const words = wordCount(text)
  if (words === 0) return 'Optional'
  return words <= DESCRIPTION_MAX_WORDS ? 'Valid' : 'Too long'
}

/** Whether Save may be pressed: not while uploading or saving, nor without title or file, nor over 150 words. */
export function canSaveVideo(
  phase: VideoPhase,
  { title, description }: { title: string; description: string },
): boolean {
  return phase === 'uploaded' && title.trim() !== '' && descriptionBadge(description) !== 'Too long'
}

/** Tells apart what two people saw of one video: the moment of its last change. */
export function videoVersion({ createdAt, updatedAt }: { createdAt: string; updatedAt?: string }): string {
  return updatedAt ?? createdAt
}

/** What is shown of a video that may have no description. */
export function shownDescription(description: string | undefined): string {
  return description?.trim() || NO_DESCRIPTION
}

/** The description in the library: its first 100 characters. */
export function truncatedDescription(description: string | undefined): string {
  return truncate(shownDescription(description), DESCRIPTION_SHOWN)
}

/** The address a video is played from: quality auto goes in after '/upload/' (§7 Media service). */
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

/** The draft, or the one sentence the form has for everything that is missing or too long. */
export function readVideoForm(input: Record<string, unknown>): { draft: VideoDraft } | { message: string } {
  const result = v.safeParse(videoFormSchema, input)
  return result.success ? { draft: result.output } : { message: VIDEO_FORM_REFUSED }
}
