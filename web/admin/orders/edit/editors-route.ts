// POST /admin/orders/edit/editors: reports that an edit screen is open or was left; returns who else edits the
// order.
import { fieldText } from '#web/admin/kit/intents.ts'
import { sessionNow } from '#web/admin/access/guard.ts'
import { isId } from '#domain/sent-values.ts'
import { shopContext } from '#web/shop-context.ts'
import type { Route } from './+types/editors-route'

/** E-mail addresses of the others. */
export type OtherEditors = { others: string[] }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  const [orderId, tab] = ['orderId', 'tab'].map((name) => (form ? fieldText(form, name) : ''))
  if (!orderId || !tab || tab.length > 64 || !isId(orderId)) throw new Response('No order or tab', { status: 400 })
  const shop = context.get(shopContext)
  const { id } = await sessionNow(request, shop)
  const { editors } = shop.orders.revisions
  if (form?.has('left')) {
    await editors.close(orderId, tab)
    return Response.json({ others: [] } satisfies OtherEditors)
  }
  await editors.open(orderId, { tab, who: id })
  return Response.json({ others: await editors.list(orderId, tab) } satisfies OtherEditors)
}
