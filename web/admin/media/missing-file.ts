// Which addresses a form may save for a picture or a video: those whose file came through the shop and is still there.
import type { Shop } from '#server/shop.ts'

type Files = { imageUrl: string; videoUrl?: string }

const kinds = { imageUrl: 'image', videoUrl: 'video' } as const

export const fileMissingMessages = {
  imageUrl: 'The image is no longer there. Please choose it again.',
  videoUrl: 'The video is no longer there. Please choose it again.',
} as const satisfies Record<keyof typeof kinds, string>

/** The field whose file the shop does not hold; undefined when it holds all. What was `kept` before stays allowed. */
export async function missingFile(
  { media }: Pick<Shop, 'media'>,
  files: Files,
  kept: Partial<Files> = {},
): Promise<keyof typeof kinds | undefined> {
  for (const field of ['imageUrl', 'videoUrl'] as const) {
    const url = files[field] ?? ''
    if (url !== '' && url !== kept[field] && !(await media.holds(kinds[field], url))) return field
  }
  return undefined
}
