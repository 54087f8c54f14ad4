// The Tamil of dates in words, as in “வெள்ளி, 20 நவம்பர் 2026”.
import type { Translation } from '../catalogue.ts'
import type { dates as english } from '../en/dates.ts'

export const dates = {
  weekdays: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
  months: ['ஜனவரி', 'பிப்ரவரி', 'மார்ச்', 'ஏப்ரல்', 'மே', 'ஜூன்', 'ஜூலை', 'ஆகஸ்ட்', 'செப்டம்பர்', 'அக்டோபர்', 'நவம்பர்', 'டிசம்பர்'],
  dayWithWeekday: '{weekday}, {day} {month} {year}',
  day: '{day} {month} {year}',
  month: '{month} {year}',
} as const satisfies Translation<typeof english>
