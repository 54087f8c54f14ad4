// Acts of a screen's forms: who may do each, its audit sentence, and its function.
import type { About, Area, FieldOf } from '#domain/people/audit.ts'
import type { Role } from '#domain/people/role.ts'
import type { Shop } from '#server/shop.ts'
import type { Session } from '#server/sign-in/sessions.ts'

/** The person who sent the form, and the request that brought it, from an address. */
export type Sender = { session: Session; request: Request; address: string }
export type Run = (form: FormData, shop: Shop, sender: Sender) => Promise<unknown>

/** `says` returns the entry's sentence in the list of changes. The table's area unless the row names another. */
export type Said = { says: () => string; area?: Area; about?: (field: FieldOf) => About }
/** `may` is the least role. `says: false`: changes nothing worth an audit entry. */
export type Rules = { may: Role } & (Said | { says: false })
export type Intent = Run & { rules: { may: Role } & ((Said & { area: Area }) | { says: false }) }

type Rows = Readonly<Record<string, Rules & { run: Run }>>

/** Returns each row's `run` with its rules; tree-shaken in the browser, where nothing reads them. */
// @__NO_SIDE_EFFECTS__
export function intentTable<Table extends Rows>(
  area: Area,
  table: Table,
): { [Name in keyof Table]: Table[Name]['run'] & Pick<Intent, 'rules'> } {
  // Bound, so that two intents can share a function under different rules.
  const intents = Object.entries(table).map(([name, { run, ...rules }]) => [
    name,
    Object.assign(run.bind(undefined), { rules: { area, ...rules } }),
  ])
  return Object.fromEntries(intents)
}
