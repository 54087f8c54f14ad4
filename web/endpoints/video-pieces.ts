// Takes a video over a line that breaks, by tus 1.0: POST /media/video/pieces creates an upload, PATCH adds, HEAD asks how far.
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import type { Shop } from '#server/shop.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/video-pieces.ts'
import { answerUpload, refusal, uploaded } from './upload-answer.ts'

const FOLDER = '/media/video/pieces/'
const VERSION = '1.0.0'
const PIECE_TYPE = 'application/offset+octet-stream'
const WHOLE_NUMBER = /^\d{1,12}$/
/** Pairs of a key and its value in Base64. */
const METADATA = /^(?:[!-+\--~]+(?: [\w+/=]*)?(?:, *|$))+$/
const MOST_METADATA = 2_000

const abilities = {
  'Tus-Version': VERSION,
  'Tus-Extension': 'creation,creation-with-upload,expiration,termination',
  'Tus-Max-Size': String(VIDEO_MAX_BYTES),
}

type Act = (id: string, request: Request, shop: Shop) => Promise<Response>

const acts: Partial<Record<string, Act>> = { POST: create, PATCH: append, HEAD: tell, DELETE: terminate }

export async function loader(args: Route.LoaderArgs) {
  return answer(args)
}

export async function action(args: Route.ActionArgs) {
  return answer(args)
}

/** The protocol wants its version on every answer, also on those that refuse. */
async function answer({ request, params, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const answered = await answerUpload(request, shop, () => act(params.id, request, shop))
  answered.headers.set('Tus-Resumable', VERSION)
  return answered
}

async function act(id: string | undefined, request: Request, shop: Shop): Promise<Response> {
  const method = methodOf(request)
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: abilities })
  const acting = acts[method]
  if (!acting || (method === 'POST') !== (id === undefined)) {
    return refusal('Videos are sent here in pieces.', 405, { Allow: 'POST, PATCH, HEAD, DELETE, OPTIONS' })
  }
  if (request.headers.get('Tus-Resumable') !== VERSION) {
    return refusal(`This address speaks tus ${VERSION}.`, 412, { 'Tus-Version': VERSION })
  }
  return acting(id ?? '', request, shop)
}

/** Only a POST may stand for another method: a GET is let in from other sites. */
function methodOf({ method, headers }: Request): string {
  return (method === 'POST' && headers.get('X-HTTP-Method-Override')?.toUpperCase()) || method
}

/** Upload-Length is the size of the video; Location is where its pieces go. The first may come along. */
async function create(_id: string, request: Request, { media }: Shop): Promise<Response> {
  const length = numberIn(request, 'Upload-Length')
  if (length === undefined) return refusal('Please send the size of the video as Upload-Length.', 400)
  const metadata = request.headers.get('Upload-Metadata') ?? ''
  if (metadata.length > MOST_METADATA || (metadata && !METADATA.test(metadata))) {
    return refusal('Upload-Metadata could not be read.', 400)
  }
  const begun = await media.pieces.begin(length, metadata)
  if ('message' in begun) return refusal(begun.message, begun.status)
  const isWithPiece = request.headers.get('Content-Type') === PIECE_TYPE
  const answered = await arrival(begun.id, 0, isWithPiece ? request.body : null, 201, { media })
  if (answered.ok) answered.headers.set('Location', FOLDER + begun.id)
  return answered
}

/** 204 asks for the next piece, 202 to ask again later with an empty one, 200 has the secure_url. */
async function append(id: string, request: Request, shop: Shop): Promise<Response> {
  const at = numberIn(request, 'Upload-Offset')
  if (request.headers.get('Content-Type') !== PIECE_TYPE) return refusal(`A piece is ${PIECE_TYPE}.`, 415)
  if (at === undefined) return refusal('Please send the place of the piece as Upload-Offset.', 400)
  return arrival(id, at, request.body, undefined, shop)
}

async function arrival(
  id: string,
  at: number,
  body: Request['body'],
  created: 201 | undefined,
  { media }: Pick<Shop, 'media'>,
): Promise<Response> {
  const arrived = await media.pieces.append(id, at, body)
  if ('message' in arrived) return refusal(arrived.message, arrived.status)
  const { offset, isWhole, outcome } = arrived
  const headers: Record<string, string> = { 'Upload-Offset': String(offset), 'Cache-Control': 'no-store' }
  if (outcome && 'message' in outcome) return refusal(outcome.message, outcome.status)
  if (outcome) return uploaded(outcome, { status: created ?? 200, headers })
  const known = await media.pieces.progress(id)
  if (known && 'expiresAt' in known && known.expiresAt) headers['Upload-Expires'] = known.expiresAt.toUTCString()
  return new Response(null, { status: created ?? (isWhole ? 202 : 204), headers })
}

/** 404 for an upload that is not known (any more), 410 for one that was refused: an empty PATCH tells why. */
async function tell(id: string, _request: Request, { media }: Shop): Promise<Response> {
  const known = await media.pieces.progress(id)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (!known) return new Response(null, { status: 404, headers })
  if ('message' in known) return new Response(null, { status: 410, headers })
  headers.set('Upload-Offset', String(known.offset))
  headers.set('Upload-Length', String(known.length))
  if (known.metadata) headers.set('Upload-Metadata', known.metadata)
  if (known.expiresAt) headers.set('Upload-Expires', known.expiresAt.toUTCString())
  return new Response(null, { status: 200, headers })
}

async function terminate(id: string, _request: Request, { media }: Shop): Promise<Response> {
  const wasThere = await media.pieces.forget(id)
  return new Response(null, { status: wasThere ? 204 : 404 })
}

function numberIn(request: Request, header: string): number | undefined {
  const text = request.headers.get(header) ?? ''
  return WHOLE_NUMBER.test(text) ? Number(text) : undefined
}
