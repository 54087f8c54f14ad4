// Runs the one row of a screen's table of intents that its form asked for.
import { type ActionFunctionArgs, data } from 'react-router'
import { isAtLeast } from '#domain/people/role.ts'
import { notDone } from '#web/http/permissions.ts'
import type { Shop } from '#server/shop.ts'
import { shopContext } from '#web/shop-context.ts'
import { pathContext, sessionNow } from '../access/guard.ts'
import type { Intent, Rules } from './intent.ts'

/** What is wrong with the fields of a form, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * What a form's action returns: a sentence for the admin, which may be empty. `errors` are there when the shop itself refused
 * and nothing is stored under the form's idempotency key. `isUnchanged`: nothing was done, so the list of changes does not name it;
 * `about` is what it names where the form alone does not say what was done.
 */
export type ActionResult =
  | { ok: true; message: string; isUnchanged?: boolean; about?: string }
  | { ok: false; message: string; errors?: FieldErrors }

/** After a save that others were quicker than, `others` are the stored values, as the form would show them. */
export type SavedEdit<Texts extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> =
  ActionResult & {
    others?: Partial<Texts>
  }

type Intents = Record<string, Intent>
type Result<Table extends Intents> = Awaited<ReturnType<Table[keyof Table]>>
type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** Makes a route's action: a POST runs the row of its `intent`. A refusal is 422, so that no loader runs again. */
export function formAction<
  Table extends Record<string, Intent & ((...args: Parameters<Intent>) => Promise<ActionResult>)>,
>(table: Table) {
  return async (args: Args) => {
    const result = await runIntent(table, args)
    return data(result, result.ok ? 200 : 422)
  }
}

/**
 * Returns what the row of the form's `intent` returns, and records what was done. A body that is no form, or an intent without a row, is
 * refused with 400; an intent that the role may not do with 403.
 */
export async function runIntent<Table extends Intents>(
  table: Table,
  { request, context }: Args,
): Promise<Result<Table>> {
  const form = await request.formData().catch(() => undefined)
  const intent = form ? fieldText(form, 'intent') : ''
  const row = Object.hasOwn(table, intent) ? table[intent] : undefined
  if (!form || !row) throw data('Unknown intent', { status: 400 })
  const shop = context.get(shopContext)
  const { id, role, email } = await sessionNow(request, shop)
  const path = context.get(pathContext)
  if (!isAtLeast(role, row.rules.may)) throw data(notDone(role), { status: 403 })
  const run = async () => (await row(form, shop, request, id, role, email)) as Result<Table>
  return await recorded({ shop, who: id, kind: `${path} ${intent}`, form, rules: row.rules }, run)
}

type Asked = { shop: Pick<Shop, 'audit'>; who: string; kind: string; form: FormData; rules: Rules }

/** What is refused, or changes nothing, is not recorded. What cannot be recorded is done all the same. */
async function recorded<Done>({ shop, who, kind, form, rules }: Asked, run: () => Promise<Done>): Promise<Done> {
  if (rules.says === false) return await run()
  const about = rules.about?.((name) => fieldText(form, name)) ?? { text: '' }
  // By its name before it is deleted, or has another.
  const name = await shop.audit.nameOf(about)
  const result = await run()
  const { ok, isUnchanged, about: done } = Object(result) as { ok?: unknown; isUnchanged?: unknown; about?: string }
  if (ok === true && isUnchanged !== true)
    await shop.audit.record({ who, kind, about: done ?? name, ...repeatable(form) })
  return result
}

/** By what a form with an idempotency key is known when it is sent again; without its passwords. */
function repeatable(form: FormData): { sent?: string[] } {
  if (!['key', 'saveKey'].some((field) => fieldText(form, field) !== '')) return {}
  return { sent: [...form].filter(([name]) => !/password/i.test(name)).map(String) }
}

/** The text of a form's field; a missing field or a file counts as empty. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
