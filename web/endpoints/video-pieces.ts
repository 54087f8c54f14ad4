// Takes a video over a line that breaks, in the shape of tus 1.0: POST /media/video/pieces begins, PATCH adds, HEAD asks how far.
import type { Shop } from '#server/shop.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/video-pieces.ts'
import { refusal, refusalUnlessSignedIn, uploaded } from './upload-answer.ts'

const FOLDER = '/media/video/pieces/'
const PIECE_TYPE = 'application/offset+octet-stream'
const WHOLE_NUMBER = /^\d{1,12}$/

type Act = (id: string, request: Request, shop: Shop) => Promise<Response>

const acts: Partial<Record<string, Act>> = { POST: begin, PATCH: append, HEAD: tell, DELETE: forget }

export async function loader(args: Route.LoaderArgs) {
  return answer(args)
}

export async function action(args: Route.ActionArgs) {
  return answer(args)
}

async function answer({ request, params, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const refused = await refusalUnlessSignedIn(request, shop)
  if (refused) return refused
  const act = acts[request.method]
  const isKnown = act && (request.method === 'POST') === (params.id === undefined)
  if (!isKnown) return refusal('Videos are sent here in pieces.', 405, { Allow: 'POST, PATCH, HEAD, DELETE' })
  return act(params.id ?? '', request, shop)
}

/** Upload-Length is the size of the video; Location is where its pieces go. */
async function begin(_id: string, request: Request, { media }: Shop): Promise<Response> {
  const begun = await media.pieces.begin(numberIn(request, 'Upload-Length') ?? 0)
  if ('message' in begun) return refusal(begun.message, begun.status)
  return new Response(null, { status: 201, headers: { ...progress(0), Location: FOLDER + begun.id } })
}

/** 204 asks for the next piece, 202 to ask again later with an empty one, 200 has the secure_url. */
async function append(id: string, request: Request, { media }: Shop): Promise<Response> {
  const at = numberIn(request, 'Upload-Offset')
  if (at === undefined || request.headers.get('Content-Type') !== PIECE_TYPE) {
    return refusal(`A piece is ${PIECE_TYPE} with an Upload-Offset.`, 415)
  }
  const arrived = await media.pieces.append(id, at, request.body)
  if ('message' in arrived) return refusal(arrived.message, arrived.status)
  const { offset, isWhole, outcome } = arrived
  if (!outcome) return new Response(null, { status: isWhole ? 202 : 204, headers: progress(offset) })
  return 'message' in outcome ? refusal(outcome.message, outcome.status) : uploaded(outcome, progress(offset))
}

async function tell(id: string, _request: Request, { media }: Shop): Promise<Response> {
  const offset = await media.pieces.offset(id)
  return new Response(null, { status: offset === undefined ? 404 : 200, headers: progress(offset ?? 0) })
}

async function forget(id: string, _request: Request, { media }: Shop): Promise<Response> {
  await media.pieces.forget(id)
  return new Response(null, { status: 204, headers: { 'Tus-Resumable': '1.0.0' } })
}

function progress(offset: number): Record<string, string> {
  return { 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(offset), 'Cache-Control': 'no-store' }
}

function numberIn(request: Request, header: string): number | undefined {
  const text = request.headers.get(header) ?? ''
  return WHOLE_NUMBER.test(text) ? Number(text) : undefined
}
