// Resumable uploads by tus 1.0: POST creates one, PATCH appends a chunk, HEAD returns the offset.
import type { LoaderFunctionArgs } from 'react-router'
import type { MayKeep } from '#server/media/uploads/upload-refusal.ts'
import type { VideoChunks } from '#server/media/uploads/video-chunks.ts'
import type { Shop } from '#server/shop.ts'
import { shopContext } from '#web/shop-context.ts'
import { answerUpload, refusal, uploaded } from './upload-answer.ts'

const VERSION = '1.0.0'
const CHUNK_TYPE = 'application/offset+octet-stream'
const WHOLE_NUMBER = /^\d{1,12}$/
/** Pairs of a key and a Base64 value. */
const METADATA = /^(?:[!-+\--~]+(?: [\w+/=]*)?(?:, *|$))+$/
const MAX_METADATA = 2_000

/** `folder` ends with a slash. */
type Receiver = { folder: string; mostBytes: number; chunks(shop: Shop): VideoChunks }
type ChunkContext = { request: Request; receiver: Receiver; chunks: VideoChunks; mayKeep: MayKeep }
type Method = (id: string, context: ChunkContext) => Promise<Response>

const methods: Partial<Record<string, Method>> = { POST: create, PATCH: append, HEAD: progress, DELETE: terminate }

/** Returns a route's loader, which is its action too. */
export function chunkHandler(receiver: Receiver) {
  return (args: LoaderFunctionArgs) => answerChunk(args, receiver)
}

/** The protocol requires its version on every response, refusals included. */
async function answerChunk({ request, pattern, params, context }: LoaderFunctionArgs, receiver: Receiver) {
  const shop = context.get(shopContext)
  const answered = await answerUpload({ request, pattern }, shop, (mayKeep) =>
    dispatch(params.id, { request, receiver, chunks: receiver.chunks(shop), mayKeep }),
  )
  answered.headers.set('Tus-Resumable', VERSION)
  return answered
}

async function dispatch(id: string | undefined, context: ChunkContext): Promise<Response> {
  const { request, receiver } = context
  const method = methodOf(request)
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: capabilitiesOf(receiver) })
  const handle = methods[method]
  if (!handle || (method === 'POST') !== (id === undefined)) {
    return refusal('Files are sent here in chunks.', 405, { Allow: 'POST, PATCH, HEAD, DELETE, OPTIONS' })
  }
  if (request.headers.get('Tus-Resumable') !== VERSION) {
    return refusal(`This address speaks tus ${VERSION}.`, 412, { 'Tus-Version': VERSION })
  }
  return handle(id ?? '', context)
}

function capabilitiesOf({ mostBytes }: Receiver) {
  return {
    'Tus-Version': VERSION,
    'Tus-Extension': 'creation,creation-with-upload,expiration,termination',
    'Tus-Max-Size': String(mostBytes),
  }
}

/** Only POST may override its method: GET is allowed cross-site. */
function methodOf({ method, headers }: Request): string {
  return (method === 'POST' && headers.get('X-HTTP-Method-Override')?.toUpperCase()) || method
}

/** Upload-Length is the file's size; chunks go to Location. The first chunk may come along. */
async function create(_id: string, context: ChunkContext): Promise<Response> {
  const { request, receiver, chunks } = context
  const length = numberIn(request, 'Upload-Length')
  if (length === undefined) return refusal('Please send the size of the file as Upload-Length.', 400)
  const metadata = request.headers.get('Upload-Metadata') ?? ''
  if (metadata.length > MAX_METADATA || (metadata && !METADATA.test(metadata))) {
    return refusal('Upload-Metadata could not be read.', 400)
  }
  const upload = await chunks.create(length, metadata)
  if ('message' in upload) return refusal(upload.message, upload.status)
  const hasChunk = request.headers.get('Content-Type') === CHUNK_TYPE
  const answered = await appendBody({ id: upload.id, offset: 0, body: hasChunk ? request.body : null }, context, 201)
  if (answered.ok) answered.headers.set('Location', receiver.folder + upload.id)
  return answered
}

/** 204 requests the next chunk, 202 an empty one later; 200 has the secure_url. */
async function append(id: string, context: ChunkContext): Promise<Response> {
  const { request } = context
  const at = numberIn(request, 'Upload-Offset')
  if (request.headers.get('Content-Type') !== CHUNK_TYPE) return refusal(`A chunk is ${CHUNK_TYPE}.`, 415)
  if (at === undefined) return refusal('Please send the offset of the chunk as Upload-Offset.', 400)
  return appendBody({ id, offset: at, body: request.body }, context)
}

type Chunk = { id: string; offset: number; body: Request['body'] }

async function appendBody(
  { id, offset, body }: Chunk,
  { chunks, mayKeep }: ChunkContext,
  created?: 201,
): Promise<Response> {
  const result = await chunks.append(id, offset, body, mayKeep)
  if ('message' in result) return refusal(result.message, result.status)
  const { offset: newOffset, isComplete, outcome } = result
  const headers: Record<string, string> = { 'Upload-Offset': String(newOffset), 'Cache-Control': 'no-store' }
  if (outcome && 'message' in outcome) return refusal(outcome.message, outcome.status)
  if (outcome) return uploaded(outcome, { status: created ?? 200, headers })
  const known = await chunks.progress(id)
  if (known && 'expiresAt' in known && known.expiresAt) headers['Upload-Expires'] = known.expiresAt.toUTCString()
  return new Response(null, { status: created ?? (isComplete ? 202 : 204), headers })
}

/** 404 for an unknown upload, 410 for a refused one: an empty PATCH returns the reason. */
async function progress(id: string, { chunks }: ChunkContext): Promise<Response> {
  const known = await chunks.progress(id)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (!known) return new Response(null, { status: 404, headers })
  if ('message' in known) return new Response(null, { status: 410, headers })
  headers.set('Upload-Offset', String(known.offset))
  headers.set('Upload-Length', String(known.length))
  if (known.metadata) headers.set('Upload-Metadata', known.metadata)
  if (known.expiresAt) headers.set('Upload-Expires', known.expiresAt.toUTCString())
  return new Response(null, { status: 200, headers })
}

async function terminate(id: string, { chunks }: ChunkContext): Promise<Response> {
  const wasKnown = await chunks.remove(id)
  return new Response(null, { status: wasKnown ? 204 : 404 })
}

function numberIn(request: Request, header: string): number | undefined {
  const text = request.headers.get(header) ?? ''
  return WHOLE_NUMBER.test(text) ? Number(text) : undefined
}
