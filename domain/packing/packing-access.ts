/** Which orders a person may open on the packing screens, and which products they may press there. */
import { maySee } from '../people/permissions.ts'
import type { Role } from '../people/role.ts'

export type PackingPerson = { email: string; role: Role }

/** `refusal` is why the order is not to be packed; `packers` are the e-mail addresses of those who packed on it. */
type Packable = { refusal: string | undefined; isErased: boolean; packers: ReadonlySet<string> }

/**
 * Whether the order is there for the person. A packer opens the orders to pack and those that they packed on; any other order is answered
 * like one that never was. A person who may read orders opens every order.
 */
export function isOpenTo({ email, role }: PackingPerson, { refusal, isErased, packers }: Packable): boolean {
  if (maySee(role, '/admin/orders')) return true
  return !isErased && (refusal === undefined || packers.has(email))
}

type Named = { productId: string }
type Act = { kind: string; step?: string; who?: string }

/** Returns who packed on an order: by a press of a line, or by recording it as packed. */
export function packersOf(presses: Iterable<{ who: string }>, history: Iterable<Act>): Set<string> {
  const packers = new Set([...presses].map(({ who }) => who))
  for (const { kind, step, who } of history) if (kind === 'step' && step === 'packed' && who) packers.add(who)
  return packers
}

/** The lines of an order, the presses on it, and the lines that it had before it was edited. */
type Contents = { lines: Iterable<Named>; presses: Iterable<Named>; earlier: Iterable<Named> }

/**
 * Returns the products that a press can mean. A press made offline before an edit removed its line counts: the goods are in the cases
 * and come out of them.
 */
export function pressableProducts({ lines, presses, earlier }: Contents): Set<string> {
  return new Set([...lines, ...presses, ...earlier].map(({ productId }) => productId))
}
