// Lets a form save only files that came through the shop and still exist.
import { wordsOf } from '#domain/words/catalogue.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import type { Shop } from '#server/shop.ts'

type Files = { imageUrl: string; videoUrl?: string }

const kinds = { imageUrl: 'image', videoUrl: 'video' } as const

export function fileMissingText(field: keyof typeof kinds): string {
  const { imageGone, videoGone } = wordsOf(uploads)
  return field === 'imageUrl' ? imageGone : videoGone
}

/** Returns the field whose file the shop lacks; undefined when it has all. `kept` files stay allowed. */
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
