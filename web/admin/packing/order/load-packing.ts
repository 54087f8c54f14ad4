// Reads what the packer's screen of one order shows: its lines in the order of the categories, and no price.
import { packingSections } from '#domain/packing/packing-line.ts'
import { alsoPacking } from '#domain/packing/packing-state.ts'
import type { Shop } from '#server/shop.ts'

type Needs = Pick<Shop, 'packing' | 'categories' | 'people' | 'now'>

/** `email` is that of the person who looks. `order` is undefined when it is gone. */
export async function loadPacking(shop: Needs, orderId: string, email: string) {
  const at = shop.now()
  const now = at.toISOString()
  const found = await shop.packing.find(orderId)
  if (!found) return { orderId, now, order: undefined }
  const { lines, presses, refusal, ...head } = found
  // Whose order it is, is read by those who pack it.
  if (refusal !== undefined && presses.length === 0 && head.packedNote === undefined) {
    return { orderId, now, order: { refusal } }
  }
  const names = new Map((await shop.people.all()).map((person) => [person.email, person.name || person.email]))
  const nameOf = (who: string) => names.get(who) ?? who
  const order = {
    ...head,
    ...(refusal !== undefined && { refusal }),
    sections: packingSections(lines, await shop.categories.all()),
    presses: presses.map(({ who, ...press }) => ({ ...press, by: who === email ? 'you' : nameOf(who) })),
    others: alsoPacking(presses, email, at).map(nameOf),
    // Only while it is packed.
    ...(refusal === undefined && { mobile: await shop.packing.numberToCall(orderId) }),
  }
  return { orderId, now, order }
}

export type LoadedPacking = Awaited<ReturnType<typeof loadPacking>>
export type PackedOrder = Extract<LoadedPacking['order'], { sections: unknown }>
