// One thing that a form of the back office can ask for: who may, what the list of changes says of it, and what it does.
import type { About, Area, FieldOf } from '#domain/people/audit.ts'
import type { Role } from '#domain/people/role.ts'
import type { Shop } from '#server/shop.ts'

/** `who` is the id of the person who sends it, as it is recorded. */
export type Run = (
  form: FormData,
  shop: Shop,
  request: Request,
  who: string,
  role: Role,
  email: string,
) => Promise<unknown>

export type Said = { area: Area; says: string; about?: (field: FieldOf) => About }
/** `may` is the least role. `says: false` is for what changes nothing by name. */
export type Rules = { may: Role } & (Said | { says: false })
export type Intent = Run & { rules: Rules }

/** Returns `run`, which carries its rules. The browser's bundle has no table of intents: nothing there reads them. */
// @__NO_SIDE_EFFECTS__
export function intent<Does extends Run>({ run, ...rules }: Rules & { run: Does }): Does & { rules: Rules } {
  // A function of its own: two intents may do the same by other rules.
  return Object.assign(run.bind(undefined) as Does, { rules })
}
