// The Tamil of the bar of a page that the device opens without the shop.
import type { Translation } from '#domain/words/catalogue.ts'
import type { offline as english } from '#domain/words/en/pages/offline.ts'

export const offline = {
  label: 'இணைப்பு',
  savedAt: 'இப்போது கடையுடன் இணைக்க முடியவில்லை. இந்தப் பக்கம் {when} நேரத்து நிலவரம். விலையும் இருப்பும் மாறியிருக்கலாம்.',
  saved: 'இப்போது கடையுடன் இணைக்க முடியவில்லை. விலையும் இருப்பும் மாறியிருக்கலாம்.',
} as const satisfies Translation<typeof english>
