// Names and screens of the chapters.
import type { ComponentType } from 'react'
import type { Chapter } from '#domain/settings/shop-settings.ts'
import type { ChapterProps } from '../use-settings-form.ts'
import { MessagesChapter } from './messages-chapter.tsx'
import { OrderingChapter } from './ordering-chapter.tsx'
import { PaymentChapter } from './payment-chapter.tsx'
import { SeasonChapter } from './season-chapter.tsx'
import { ShopChapter } from './shop-chapter.tsx'
import { PicturesChapter, PrivacyChapter, WordsChapter } from './site-chapters.tsx'

export const chapterScreens: Record<Chapter, { title: string; Fields: ComponentType<ChapterProps> }> = {
  shop: { title: 'Shop', Fields: ShopChapter },
  ordering: { title: 'Ordering', Fields: OrderingChapter },
  payment: { title: 'Payment', Fields: PaymentChapter },
  season: { title: 'Season', Fields: SeasonChapter },
  messages: { title: 'Messages', Fields: MessagesChapter },
  words: { title: 'Words', Fields: WordsChapter },
  pictures: { title: 'Pictures', Fields: PicturesChapter },
  privacy: { title: 'Privacy', Fields: PrivacyChapter },
}

/** Returns the chapter named by the URL, by default the shop's. */
export function chapterNamed(name: string | null): Chapter {
  return name !== null && Object.hasOwn(chapterScreens, name) ? (name as Chapter) : 'shop'
}
