// The price list in each language: a visitor gets that of the request.
import { languages } from '#domain/language.ts'
import { language as spoken } from '../language.ts'
import { semaphore } from '../semaphore.ts'
import { openPriceListPdf, type PriceListNeeds, type PriceListPdf } from './price-list-pdf.ts'

/** The English list may be rendered ahead; every other one waits for its first request. One is rendered at a time. */
export function openPriceLists({ render, isAhead = true, ...needs }: Omit<PriceListNeeds, 'language'>): PriceListPdf {
  const rendering = semaphore({ permits: 1 })
  const oneByOne: typeof render =
    render &&
    (async (list) => {
      using _permit = await rendering.acquire()
      return await render(list)
    })
  const lists = new Map(
    languages.map((language) => {
      const isUsual = language === 'en'
      return [language, openPriceListPdf({ ...needs, language, render: oneByOne, isAhead: isUsual && isAhead })]
    }),
  )
  const own = () => lists.get(spoken.current())
  return {
    ready: () => own()?.ready(),
    current: async () => own()?.current(),
    close() {
      for (const list of lists.values()) list.close()
    },
  }
}
