// Adds up what an import has found.
import type { ImportSummary, ListCounts, OrderCounts, Section } from '#domain/shop-import/import-summary.ts'
import type { Survey } from './export/survey.ts'

const MOST_NAMES = 10
const MOST_HOSTS = 3

type Found = {
  survey: Survey
  products: ListCounts
  orders: OrderCounts
  videos: ListCounts
  categories: readonly string[]
  pictures: Omit<ImportSummary['pictures'], 'hosts'> & { hosts: ReadonlySet<string> }
  videoAddresses: readonly string[]
  /** Of the hosted service that the shop uses, from which pages play videos. */
  mediaOrigin: string | undefined
  demoProducts: number
}

export function summaryOf({
  survey,
  products,
  videos,
  orders,
  pictures,
  videoAddresses,
  mediaOrigin,
  ...found
}: Found): ImportSummary {
  const elsewhere = videoAddresses.map((address) => new URL(address)).filter(({ origin }) => origin !== mediaOrigin)
  const repeated = (section: Section) => survey.repeated.filter((each) => each.section === section).length
  // Of a key that is there twice the first is taken.
  const counted = (section: 'products' | 'videos', counts: ListCounts) => ({
    ...counts,
    all: survey[section].size + repeated(section),
    refused: counts.refused + repeated(section),
  })
  return {
    products: counted('products', products),
    orders: { ...orders, all: survey.orders },
    videos: counted('videos', videos),
    dates: { ...survey.rule, votes: survey.dates },
    missing: survey.missing,
    others: survey.others.slice(0, MOST_NAMES),
    pictures: { ...pictures, hosts: [...pictures.hosts].slice(0, MOST_HOSTS) },
    videosElsewhere: {
      count: elsewhere.length,
      hosts: [...new Set(elsewhere.map(({ host }) => host))].slice(0, MOST_HOSTS),
    },
    ...found,
  }
}
