// GET /pricelist.xlsx: the price list as a spreadsheet to fill in, in the PDF's version.
import { wordsOf } from '#domain/words/catalogue.ts'
import { answers } from '#domain/words/en/answers.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/price-list-xlsx.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const list = await context.get(shopContext).priceList.current()
  if (!list) {
    const headers = { 'Retry-After': '5', 'Cache-Control': 'no-store' }
    return new Response(wordsOf(answers).priceListBeingMade, { status: 503, headers })
  }
  const etag = list.etag.replace(/"$/, '-xlsx"')
  const name = list.fileName.replace(/\.pdf$/, '.xlsx')
  const headers = new Headers({
    'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    ETag: etag,
    'Cache-Control': 'no-cache',
  })
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(list.xlsx.byteLength))
  return new Response(list.xlsx, { headers })
}
