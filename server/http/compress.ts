// Compresses text responses with brotli or gzip, by Accept-Encoding.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from './content-encoding.ts'

const MIN_BYTES = 1_024
const BROTLI_QUALITY = 4
const TEXT = /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  if (headers.has('Content-Encoding') || !TEXT.test(headers.get('Content-Type') ?? '')) return response
  // Also for HEAD, which has no body.
  headers.append('Vary', 'Accept-Encoding')
  if (!response.body) return response
  const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? '')
  if (!encoding) return response

  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length < MIN_BYTES) return new Response(bytes, response)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return new Response(encoding === 'br' ? await compressBrotli(bytes, { params }) : await compressGzip(bytes), {
    status: response.status,
    headers,
  })
}
