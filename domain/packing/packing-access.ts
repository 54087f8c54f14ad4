/** Decides which orders and products a person may access on the packing screens. */
import { mayReadOrders, type Role } from '../people/role.ts'

/** Rows are written with `id` and read with `email`. */
export type PackingPerson = { id: string; email: string; role: Role }

/** `refusal` says why the order cannot be packed; `packers` are e-mail addresses. */
type Packable = { refusal: string | undefined; isErased: boolean; packers: ReadonlySet<string> }

/**
 * A packer may open orders to pack and those they packed; others look nonexistent. A person who may read orders may
 * open all.
 */
export function isOpenTo(
  { email, role }: Pick<PackingPerson, 'email' | 'role'>,
  { refusal, isErased, packers }: Packable,
): boolean {
  if (mayReadOrders(role)) return true
  return !isErased && (refusal === undefined || packers.has(email))
}

type Named = { productId: string }
type Act = { kind: string; step?: string; who?: string }

/** Returns who pressed a line or recorded the order as packed. */
export function packersOf(presses: Iterable<{ who: string }>, history: Iterable<Act>): Set<string> {
  const packers = new Set([...presses].map(({ who }) => who))
  for (const { kind, step, who } of history) if (kind === 'step' && step === 'packed' && who) packers.add(who)
  return packers
}

/** Lines, presses, and lines before edits. */
type Contents = { lines: Iterable<Named>; presses: Iterable<Named>; earlier: Iterable<Named> }

/**
 * Includes removed lines: a press made offline before the edit counts, since the goods are in the cases and must come
 * out.
 */
export function pressableProducts({ lines, presses, earlier }: Contents): Set<string> {
  return new Set([...lines, ...presses, ...earlier].map(({ productId }) => productId))
}
