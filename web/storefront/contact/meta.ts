// What the contact page says of itself to search engines and in shared links.
import { type Frame, pageMeta } from '../seo/page-meta.ts'
import { breadcrumbFact, storeFact } from '../seo/shop-structured-data.ts'

const path = '/contact'

export function contactMeta(frame: Frame) {
  const { name, address, phone, email } = frame.settings
  return pageMeta(frame, {
    title: 'Contact',
    description: `Call ${name} at ${phone}, write to ${email}, or come to ${address}.`,
    path,
    facts: import.meta.env.SSR ? [storeFact(frame), breadcrumbFact(frame, [{ name: 'Contact', path }])] : [],
  })
}
