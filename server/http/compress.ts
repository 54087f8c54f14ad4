// Makes text smaller on its way to a phone: brotli or gzip, whichever the browser takes.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from './content-encoding.ts'
import type { LightRequest } from './light-request.ts'

const SMALLEST_WORTH_IT_BYTES = 1_024
const BROTLI_QUALITY = 4
const TEXT = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export async function compress(request: LightRequest, response: Response): Promise<Response> {
  const { headers } = response
  if (headers.has('Content-Encoding') || !TEXT.test(headers.get('Content-Type') ?? '')) return response
  // HEAD says it as well, though it has no body.
  headers.append('Vary', 'Accept-Encoding')
  if (!response.body) return response
  const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? '')
  if (!encoding) return response

  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length < SMALLEST_WORTH_IT_BYTES) return new Response(bytes, response)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return new Response(encoding === 'br' ? await brotli(bytes, { params }) : await gzipped(bytes), {
    status: response.status,
    headers,
  })
}
