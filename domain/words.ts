/** The shop's wording about orders or enquiries, also for a closed shop (§2). */
import type { ShopSettings } from './settings/shop-settings.ts'
import { type Wording, wordsOf } from './words/catalogue.ts'
import { shop } from './words/en/shop.ts'

export type ShopWording = Wording & Partial<Pick<ShopSettings, 'takingOrders' | 'closedSentence'>>

/** Returns the specification's labels, their enquiry versions, or those of a closed shop. */
export function words(settings: ShopWording) {
  const { takingOrders = true, closedSentence } = settings
  const said = wordsOf(shop, settings)
  return {
    ...said,
    orderNow: takingOrders ? said.orderNow : said.orderNowClosed,
    shopNow: takingOrders ? said.shopNow : said.shopNowClosed,
    purchase: takingOrders ? said.purchase : said.purchaseClosed,
    notTakingOrders: closedSentence || said.notTakingOrders,
  }
}

/** Addresses of e-mail and of sites in the sentence stay. */
export function inShopWording({ callItEnquiry }: Wording, sentence: string): string {
  if (!callItEnquiry) return sentence
  return sentence
    .replaceAll('ஆர்டர்', 'விசாரணை')
    .replace(/(?<![\w@./-])([oO])rder(s?)(?![\w@/-]|\.\w)/g, (_, o: string, s: string) => {
      const enquiry = s ? 'nquiries' : 'nquiry'
      return `${o === 'O' ? 'E' : 'e'}${enquiry}`
    })
}
