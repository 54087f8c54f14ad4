// Lines in the order of the categories, without prices.
import type { PackingPerson } from '#domain/packing/packing-access.ts'
import { packingSections } from '#domain/packing/packing-line.ts'
import { alsoPacking } from '#domain/packing/packing-state.ts'
import type { Shop } from '#server/shop.ts'

type Needs = Pick<Shop, 'packing' | 'categories' | 'people' | 'now'>

/** `order` is undefined when `who` may not see it. */
export async function loadPacking(shop: Needs, orderId: string, who: PackingPerson) {
  const at = shop.now()
  const now = at.toISOString()
  const found = await shop.packing.find(orderId, who)
  if (!found) return { orderId, now, order: undefined }
  const { lines, presses, refusal, ...head } = found
  // Customer data is for those who pack the order.
  if (refusal !== undefined && presses.length === 0 && head.packedNote === undefined) {
    return { orderId, now, order: { refusal } }
  }
  const names = new Map((await shop.people.all()).map((person) => [person.email, person.name || person.email]))
  const nameOf = (email: string) => names.get(email) ?? email
  const order = {
    ...head,
    ...(refusal !== undefined && { refusal }),
    sections: packingSections(lines, await shop.categories.all()),
    // Their own presses have no name.
    presses: presses.map(({ who: by, ...press }) => ({ ...press, ...(by !== who.email && { by: nameOf(by) }) })),
    others: alsoPacking(presses, who.email, at).map(nameOf),
    // Only while the order is packed.
    ...(refusal === undefined && { mobile: await shop.packing.numberToCall(orderId) }),
  }
  return { orderId, now, order }
}

export type LoadedPacking = Awaited<ReturnType<typeof loadPacking>>
export type PackedOrder = Extract<LoadedPacking['order'], { sections: unknown }>
