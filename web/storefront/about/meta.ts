// What the about page says of itself to search engines and in shared links.
import { type Frame, pageMeta } from '../seo/page-meta.ts'
import { breadcrumbFact, storeFact } from '../seo/shop-structured-data.ts'

const path = '/about'

export function aboutMeta(frame: Frame) {
  const { name, address, established } = frame.settings
  return pageMeta(frame, {
    title: 'About',
    description:
      `Who ${name} is: premium quality crackers${established === undefined ? '' : ` since ${established}`}, ` +
      `with fast delivery. ${address}.`,
    path,
    facts: import.meta.env.SSR ? [storeFact(frame), breadcrumbFact(frame, [{ name: 'About', path }])] : [],
  })
}
