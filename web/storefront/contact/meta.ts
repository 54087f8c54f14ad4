// What the contact page says of itself to search engines and in shared links.
import { href } from 'react-router'
import { type LayoutData, pageMeta } from '../seo/page-meta.ts'
import { breadcrumbData, storeData } from '../seo/shop-structured-data.ts'

const path = href('/contact')

export function contactMeta(frame: LayoutData) {
  const { name, address, phone, email } = frame.settings
  return pageMeta(frame, {
    title: 'Contact',
    description: `Call ${name} at ${phone}, write to ${email}, or come to ${address}.`,
    path,
    structuredData: import.meta.env.SSR ? [storeData(frame), breadcrumbData(frame, [{ name: 'Contact', path }])] : [],
  })
}
