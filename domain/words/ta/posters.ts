// The Tamil of the five posters that come with the shop, on the home page.
import type { Translation } from '../catalogue.ts'
import type { posterWords as english } from '../en/posters.ts'

export const posterWords = {
  fancy: 'பேன்சி ரகங்கள்',
  fancyText: 'மயில்கள், ஒளி ஊற்றுகள், தங்க மழை.',
  oneSound: 'ஒற்றை வெடிகள்',
  oneSoundText: 'ஒரு தீப்பொறி, ஒரே சத்தம்.',
  singleShots: 'சிங்கிள் ஷாட்',
  singleShotsText: 'ஒரு குழாய், வானமெங்கும் நட்சத்திரங்கள்.',
  wala: 'சரவெடி',
  walaText: 'நிற்காமல் வெடிக்கும் சரங்கள்.',
  giftBox: 'பரிசுப் பெட்டிகள்',
  giftBoxText: 'வீட்டில் எல்லோருக்கும் பிடித்தது உண்டு.',
} as const satisfies Translation<typeof english>
