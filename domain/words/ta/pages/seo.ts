// The Tamil of what search engines and shared links show on every public page.
import type { Translation } from '#domain/words/catalogue.ts'
import type { seo as english } from '#domain/words/en/pages/seo.ts'

export const seo = {
  pictureOfShop: 'இரவில் ஊருக்கு மேலே வாணவேடிக்கை, பேன்சி பட்டாசுகள், பரிசுப் பெட்டிகள்',
  pictureOfOrder: 'பட்டாசுகளின் தீப்பெட்டி லேபிள்கள், இன்றைய விலைகளுடன்',
  licence: 'உரிமம்',
} as const satisfies Translation<typeof english>
