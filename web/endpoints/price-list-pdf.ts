// GET /pricelist.pdf: the generated price list.
import { knowsEtag } from './known-etag.ts'
import { framedHeaders } from '../http/security-headers.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { answers } from '#domain/words/en/answers.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/price-list-pdf.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const list = await context.get(shopContext).priceList.current()
  if (!list) {
    const headers = { 'Retry-After': '5', 'Cache-Control': 'no-store' }
    return new Response(wordsOf(answers).priceListBeingMade, { status: 503, headers })
  }
  const headers = new Headers([...framedHeaders])
  headers.set('Content-Type', 'application/pdf')
  headers.set('Content-Disposition', disposition(list.fileName))
  headers.set('ETag', list.etag)
  headers.set('Cache-Control', 'no-cache')
  if (knowsEtag(request, list.etag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(list.pdf.byteLength))
  return new Response(list.pdf, { headers })
}

/** The name in any script, and an ASCII fallback. */
function disposition(fileName: string): string {
  const ascii = fileName.replace(/[^\w.-]+/g, '_')
  return `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}
