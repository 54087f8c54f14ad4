// Answers POST /orders with the placed order or a refusal (§7).
import { inShopWording } from '#domain/words.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { answers } from '#domain/words/en/answers.ts'
import { toSpecOrder } from '#domain/spec-shape.ts'
import type { Order, OrderKind } from '#domain/order/order.ts'
import type { PlaceOrderResult } from '#server/orders/idempotency-keys.ts'
import { mayReadOrders } from '#domain/people/role.ts'
import { notDone } from '#web/http/permissions.ts'
import type { OrderOutcome } from '#server/metrics/tallies.ts'
import type { Shop } from '#server/shop.ts'
import { sessionToken } from '#web/http/session-cookie.ts'

/** Fits five hundred lines and an address. */
const LARGEST_ORDER_BYTES = 256 * 1024

type Ordering = Pick<Shop, 'orders' | 'notifications' | 'signIn' | 'orderRateLimit' | 'settings' | 'log' | 'tallies'>

export async function answerOrder(request: Request, shop: Ordering, address: string): Promise<Response> {
  const said = (sentence: string) => inShopWording(shop.settings, sentence)
  const text = wordsOf(answers, shop.settings)
  const seconds = await shop.orderRateLimit.retryAfterSeconds(address)
  if (seconds > 0) {
    shop.tallies.orders.add('rate limit')
    const message = text.tooManyOrders({ count: seconds })
    return Response.json({ message }, { status: 429, headers: { 'Retry-After': String(seconds) } })
  }

  const body = await readJson(request, LARGEST_ORDER_BYTES)
  const key = request.headers.get('Idempotency-Key')
  if ('message' in body || !key) {
    shop.tallies.orders.add('unreadable')
    const { message, status } =
      'message' in body ? body : { message: 'The Idempotency-Key header is missing.', status: 400 }
    return Response.json({ message }, { status })
  }

  const kind = kindOf(body.json)
  if (kind) {
    const session = await shop.signIn.session(sessionToken(request))
    const refused = session ? !mayReadOrders(session.role) && notDone(session.role) : text.trialNeedsSignIn
    if (refused) return Response.json({ message: refused }, { status: 422 })
  }
  const placed = await shop.orders.place(key, body.json, kind)
  shop.tallies.orders.add(outcomeOf(placed))
  logOutcome(shop.log, placed)
  if (placed.outcome === 'placed' && !kind) shop.notifications.orderPlaced(placed.order)
  switch (placed.outcome) {
    case 'placed':
      return Response.json(answered(placed), { status: 201 })
    case 'repeated':
      return Response.json(answered(placed), { status: 200 })
    case 'running':
      return Response.json({ message: text.beingPlaced }, { status: 409, headers: { 'Retry-After': '1' } })
    case 'refused': {
      const { outcome: _, ...refusal } = placed
      const worded = 'message' in refusal ? { ...refusal, message: said(refusal.message) } : refusal
      return Response.json(worded, { status: 422 })
    }
  }
}

/** Only the visitor who placed the order gets its link. */
function answered({ order, link, isChanged, isAnother }: Extract<PlaceOrderResult, { order: Order }>) {
  return {
    ...toSpecOrder(order),
    ...(link !== undefined && { link }),
    ...(isChanged && { isChanged }),
    ...(isAnother && { isAnother }),
  }
}

/** Only a signed-in admin gets a trial order. */
function kindOf(json: unknown): OrderKind | undefined {
  return Object(json).kind === 'trial' ? 'trial' : undefined
}

/** Logs no personal data: the id finds the order. */
function logOutcome(log: Ordering['log'], placed: PlaceOrderResult): void {
  if (placed.outcome === 'placed') {
    const { orderId, items } = placed.order
    log.info('order placed', { orderId, lines: items.length })
  } else if (placed.outcome === 'refused') {
    const orderId = 'orderId' in placed ? placed.orderId : undefined
    const fields = 'errors' in placed ? Object.keys(placed.errors) : undefined
    log.info('order refused', { reason: outcomeOf(placed), orderId, fields })
  }
}

function outcomeOf(placed: PlaceOrderResult): OrderOutcome {
  if (placed.outcome !== 'refused') return placed.outcome
  if ('errors' in placed) return 'fields'
  return placed.orderId === undefined ? 'rule' : 'stock'
}

type Read = { json: unknown } | { message: string; status: 400 | 413 | 415 }

/** Stops reading above the limit. */
async function readJson(request: Request, largestBytes: number): Promise<Read> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    return { message: 'The request must be JSON.', status: 415 }
  }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > largestBytes) return { message: wordsOf(answers).tooLarge, status: 413 }
      chunks.push(chunk)
    }
    return { json: JSON.parse(Buffer.concat(chunks).toString('utf8')) }
  } catch {
    // Also when the client disconnects: nobody reads the response, and the shop has no fault.
    return { message: 'The request could not be read as JSON.', status: 400 }
  }
}
