// Runs the one row of a screen's table of intents that its form asked for.
import { type ActionFunctionArgs, data } from 'react-router'
import type { Shop } from '#server/shop.ts'
import { shopContext } from '#web/shop-context.ts'
import { sessionContext } from '../shell/guard.ts'

/** What is wrong with the fields of a form, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * What a form's action returns: a sentence for the admin, which may be empty. `errors` are there when the shop itself refused
 * and nothing is stored under the form's idempotency key.
 */
export type ActionResult = { ok: true; message: string } | { ok: false; message: string; errors?: FieldErrors }

/** `who` is the e-mail address of the admin who asks. */
type Intent = (form: FormData, shop: Shop, request: Request, who: string) => Promise<unknown>
type Intents = Record<string, Intent>
type Result<Table extends Intents> = Awaited<ReturnType<Table[keyof Table]>>
type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** Makes a route's action: a POST runs the row of its `intent`. A refusal is 422, so that no loader runs again. */
export function formAction<Table extends Record<string, (...args: Parameters<Intent>) => Promise<ActionResult>>>(
  table: Table,
) {
  return async (args: Args) => {
    const result = await runIntent(table, args)
    return data(result, result.ok ? 200 : 422)
  }
}

/** Returns what the row of the form's `intent` returns. A body that is no form, or an intent without a row, is refused with 400. */
export async function runIntent<Table extends Intents>(
  table: Table,
  { request, context }: Args,
): Promise<Result<Table>> {
  const form = await request.formData().catch(() => undefined)
  const intent = form ? fieldText(form, 'intent') : ''
  const row = Object.hasOwn(table, intent) ? table[intent] : undefined
  if (!form || !row) throw data('Unknown intent', { status: 400 })
  return (await row(form, context.get(shopContext), request, context.get(sessionContext).email)) as Result<Table>
}

/** The text of a form's field; a missing field or a file counts as empty. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
