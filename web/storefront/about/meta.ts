// What the about page says of itself to search engines and in shared links.
import { href } from 'react-router'
import { type LayoutData, pageMeta } from '../seo/page-meta.ts'
import { breadcrumbData, storeData } from '../seo/shop-structured-data.ts'

const path = href('/about')

export function aboutMeta(frame: LayoutData) {
  const { name, address, established } = frame.settings
  return pageMeta(frame, {
    title: 'About',
    description:
      `Who ${name} is: premium quality crackers${established === undefined ? '' : ` since ${established}`}, ` +
      `with fast delivery. ${address}.`,
    path,
    structuredData: import.meta.env.SSR ? [storeData(frame), breadcrumbData(frame, [{ name: 'About', path }])] : [],
  })
}
