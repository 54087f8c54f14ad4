// The Tamil of a video, on the page Contact and in the back office.
import type { Translation } from '#domain/words/catalogue.ts'
import type { videoWords as english } from '#domain/words/en/pages/video.ts'

export const videoWords = {
  noDescription: 'விளக்கம் இல்லை',
} as const satisfies Translation<typeof english>
