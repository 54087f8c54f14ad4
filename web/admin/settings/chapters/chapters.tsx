// Names and screens of the chapters.
import type { ComponentType } from 'react'
import type { Chapter } from '#domain/settings/shop-settings.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { settings } from '#domain/words/en/office/shop/settings.ts'
import type { ChapterProps } from '../use-settings-form.ts'
import { BudgetChapter } from './budget-chapter.tsx'
import { MessagesChapter } from './messages-chapter.tsx'
import { OrderingChapter } from './ordering-chapter.tsx'
import { PaymentChapter } from './payment-chapter.tsx'
import { SeasonChapter } from './season-chapter.tsx'
import { ShopChapter } from './shop-chapter.tsx'
import { PicturesChapter, PrivacyChapter, WordsChapter } from './site-chapters.tsx'

/** Beside the chapters in the address. */
export const VERSIONS = 'versions'

export const chapterScreens: Record<Chapter, ComponentType<ChapterProps>> = {
  shop: ShopChapter,
  ordering: OrderingChapter,
  budget: BudgetChapter,
  payment: PaymentChapter,
  season: SeasonChapter,
  messages: MessagesChapter,
  words: WordsChapter,
  pictures: PicturesChapter,
  privacy: PrivacyChapter,
}

export function chapterTitle(chapter: Chapter | typeof VERSIONS): string {
  return wordsOf(settings)[`${chapter}Chapter`]
}

/** Returns the chapter named by the URL, by default the shop's. */
export function chapterNamed(name: string | null): Chapter {
  return name !== null && Object.hasOwn(chapterScreens, name) ? (name as Chapter) : 'shop'
}
