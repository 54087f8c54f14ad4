// Runs the intent that a form names, and records it.
import { type ActionFunctionArgs, data } from 'react-router'
import { isAtLeast } from '#domain/people/role.ts'
import { notDone } from '#web/http/permissions.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { addressContext, shopContext } from '#web/shop-context.ts'
import { pathContext, sessionNow } from '../access/guard.ts'
import type { Intent, Rules } from './intent.ts'

/** Messages by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * `message` may be empty. `errors`: the shop refused, and stored nothing under the idempotency key. `isUnchanged`:
 * nothing was done or recorded. `about` names the thing where the form cannot. `passwordOf`: the e-mail address of the
 * sender, whose password the form lacks.
 */
export type ActionResult =
  | { ok: true; message: string; isUnchanged?: boolean; about?: string }
  | { ok: false; message: string; errors?: FieldErrors; passwordOf?: string }

/** When others saved first, `others` are the stored values, as the form shows them. */
export type SavedEdit<Texts extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> =
  ActionResult & {
    others?: Partial<Texts>
  }

type Intents = Record<string, Intent>
type Result<Table extends Intents> = Awaited<ReturnType<Table[keyof Table]>>
type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** Returns a route's action. A refusal is 422, so that no loader runs. */
export function formAction<
  Table extends Record<string, Intent & ((...args: Parameters<Intent>) => Promise<ActionResult>)>,
>(table: Table) {
  return async (args: Args) => {
    const result = await runIntent(table, args)
    return data(result, result.ok ? 200 : 422)
  }
}

/**
 * Runs and records the form's `intent`. Throws 400 when the body is not a form or the intent is unknown, 403 when
 * the role may not do it.
 */
export async function runIntent<Table extends Intents>(
  table: Table,
  { request, context }: Args,
): Promise<Result<Table>> {
  const form = await request.formData().catch(() => undefined)
  const intent = form ? fieldText(form, 'intent') : ''
  const row = Object.hasOwn(table, intent) ? table[intent] : undefined
  if (!form || !row) throw data('unknown intent', { status: 400 })
  const shop = context.get(shopContext)
  const session = await sessionNow(request, shop)
  const path = context.get(pathContext)
  if (!isAtLeast(session.role, row.rules.may)) throw data(notDone(session.role), { status: 403 })
  const run = async () =>
    (await row(form, shop, { session, request, address: context.get(addressContext) })) as Result<Table>
  return await recorded({ shop, who: session.id, kind: `${path} ${intent}`, form, rules: row.rules }, run)
}

type Asked = { shop: Pick<Shop, 'audit'>; who: string; kind: string; form: FormData; rules: Rules }

/** Skips refusals and acts without change. An act is done even when recording it fails. */
async function recorded<Done>({ shop, who, kind, form, rules }: Asked, run: () => Promise<Done>): Promise<Done> {
  if (rules.says === false) return await run()
  const about = rules.about?.((name) => fieldText(form, name)) ?? { text: '' }
  // Read first: the act may rename or delete it.
  const name = await shop.audit.nameOf(about)
  const result = await run()
  const { ok, isUnchanged, about: done } = Object(result) as { ok?: unknown; isUnchanged?: unknown; about?: string }
  if (ok === true && isUnchanged !== true)
    await shop.audit.record({ who, kind, about: done ?? name, ...repeatable(form) })
  return result
}

/** Identifies a repeated form by its fields, without passwords. */
function repeatable(form: FormData): { sent?: string[] } {
  if (!['key', 'saveKey'].some((field) => fieldText(form, field) !== '')) return {}
  return { sent: [...form].filter(([name]) => !/password/i.test(name)).map(String) }
}

/** Returns the form's idempotency key; without one each press counts. */
export function keyOf(form: FormData): { key?: string } {
  const key = fieldText(form, 'key')
  return isIdempotencyKey(key) ? { key } : {}
}

/** Returns a field's text; '' for a missing field or a file. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
