// Runs the one row of a screen's table of intents that its form asked for.
import { type ActionFunctionArgs, data } from 'react-router'
import type { Shop } from '#server/shop.ts'
import { shopContext } from '../../shop-context.ts'

type Intent = (form: FormData, shop: Shop, request: Request) => Promise<unknown>
type Intents = Record<string, Intent>
type Answer<Table extends Intents> = Awaited<ReturnType<Table[keyof Table]>>

/** Answers a POST by its `intent` field; a body that is no form, or an intent without a row, is refused with 400. */
export async function runIntent<Table extends Intents>(
  table: Table,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
): Promise<Answer<Table>> {
  const form = await request.formData().catch(() => undefined)
  const intent = form ? fieldText(form, 'intent') : ''
  const row = Object.hasOwn(table, intent) ? table[intent] : undefined
  if (!form || !row) throw data('Unknown intent', { status: 400 })
  return (await row(form, context.get(shopContext), request)) as Answer<Table>
}

/** The text of a form's field; a missing field or a file counts as empty. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
