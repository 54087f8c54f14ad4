// The Tamil of the page Price List.
import type { Translation } from '#domain/words/catalogue.ts'
import type { priceList as english } from '#domain/words/en/pages/price-list.ts'

export const priceList = {
  title: 'விலைப்பட்டியல்',
  description: '{name} விலைப்பட்டியல். எல்லாப் பட்டாசுகளின் இன்றைய விலையையும் இங்கே படிக்கலாம், PDF ஆகவும் பெறலாம்.',
  descriptionCounted: {
    one: '{name} விலைப்பட்டியல். {count} வகையில் எல்லாப் பட்டாசுகளின் இன்றைய விலையையும் இங்கே படிக்கலாம், PDF ஆகவும் பெறலாம்.',
    other: '{name} விலைப்பட்டியல். {count} வகைகளில் எல்லாப் பட்டாசுகளின் இன்றைய விலையையும் இங்கே படிக்கலாம், PDF ஆகவும் பெறலாம்.',
  },
  pricesOf: '{date} அன்றைய விலை',
  crackers: { one: '{count} பட்டாசு', other: '{count} பட்டாசுகள்' },
  inCategories: { one: '{count} வகையில் {crackers}', other: '{count} வகைகளில் {crackers}' },
  asPdf: { one: 'PDF, {count} பக்கம், {size} KB', other: 'PDF, {count} பக்கங்கள், {size} KB' },
  downloadPdf: 'PDF பதிவிறக்கு',
  downloadSheet: 'நிரப்ப Excel பட்டியல்',
  frame: 'விலைப்பட்டியல் (PDF)',
  categories: 'வகைகள்',
  product: 'பொருள்',
  per: 'அலகு',
  mrp: 'எம்.ஆர்.பி.',
  ourPrice: 'எங்கள் விலை',
  isNew: 'புதிது',
} as const satisfies Translation<typeof english>
