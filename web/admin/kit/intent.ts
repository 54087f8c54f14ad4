// An act of a back-office form: who may do it, its audit sentence, and its function.
import type { About, Area, FieldOf } from '#domain/people/audit.ts'
import type { Role } from '#domain/people/role.ts'
import type { Shop } from '#server/shop.ts'

/** `who` is the person's id, as recorded. */
export type Run = (
  form: FormData,
  shop: Shop,
  request: Request,
  who: string,
  role: Role,
  email: string,
) => Promise<unknown>

export type Said = { area: Area; says: string; about?: (field: FieldOf) => About }
/** `may` is the least role. `says: false`: changes nothing worth an audit entry. */
export type Rules = { may: Role } & (Said | { says: false })
export type Intent = Run & { rules: Rules }

/** Returns `run` with its rules; tree-shaken in the browser, where nothing reads them. */
// @__NO_SIDE_EFFECTS__
export function intent<Does extends Run>({ run, ...rules }: Rules & { run: Does }): Does & { rules: Rules } {
  // Bound, so that two intents can share a function under different rules.
  return Object.assign(run.bind(undefined) as Does, { rules })
}
