// Meta tags of the policy pages.
import { type LayoutData, pageMeta } from '../seo/page-meta.ts'
import { breadcrumbData } from '../seo/shop-structured-data.ts'

export function policyMeta(layout: LayoutData, page: { title: string; description: string; path: string }) {
  const { title: name, path } = page
  return pageMeta(layout, {
    ...page,
    structuredData: import.meta.env.SSR ? [breadcrumbData([{ name, path }])] : [],
  })
}
