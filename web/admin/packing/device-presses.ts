// Ticks and reports on this phone that the shop may not have: they survive a reload and show as if stored.
import { isLater, type PackingPress, readPresses } from '#domain/packing/line-presses.ts'
import type { PressAnswer } from '#server/packing/store-presses.ts'
import { followOtherTabs } from '#web/browser/persisted-store.ts'
import { deviceStorage } from '#web/browser/storage.ts'
import { createStoredItems, type ItemStorage } from '#web/browser/stored-items.ts'

const NAME = 'packing-presses'

/** `isSent` once the shop has it; shown until the screen is revalidated. */
export type KeptPress = PackingPress & { isSent?: true }
export type KeptPresses = readonly KeptPress[]

type Line = Pick<PackingPress, 'orderId' | 'productId'>
type Stored = Pick<PackingPress, 'key' | 'at' | 'productId'>

const isSameLine = (a: Line, b: Line) => a.orderId === b.orderId && a.productId === b.productId

/** Shared by all tabs. */
export function keptPressesIn(storage: () => ItemStorage | undefined) {
  const items = createStoredItems<KeptPress>(storage, {
    name: NAME,
    read,
    idOf: ({ key }) => key,
    compare: (one, other) => (isLater(one, other) ? 1 : -1),
  })

  return {
    ...items,
    /** Merges with concurrent changes of other tabs. */
    change(next: (kept: KeptPresses) => KeptPresses) {
      items.reread()
      const before = items.get()
      const after = next(before)
      for (const press of after) if (!before.includes(press)) items.put(press)
      for (const press of before) if (!after.some(({ key }) => key === press.key)) items.remove(press.key)
    },
  }
}

export const keptPresses = keptPressesIn(deviceStorage)
followOtherTabs(NAME, keptPresses.reread)

function read(found: unknown): KeptPress | undefined {
  const [press] = readPresses([found]) ?? []
  return press && Reflect.get(Object(found), 'isSent') === true ? { ...press, isSent: true } : press
}

/** Replaces the earlier press on the line. */
export function withPress(kept: KeptPresses, press: PackingPress): KeptPresses {
  return [...kept.filter((each) => !isSameLine(each, press)), press]
}

/** Drops presses of orders that are gone. */
export function withAnswers(kept: KeptPresses, answers: readonly PressAnswer[]): KeptPresses {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]))
  return kept.flatMap((press) => {
    const answer = byKey.get(press.key)
    if (!answer) return [press]
    return answer.isGone ? [] : [{ ...press, at: answer.at, isSent: true as const }]
  })
}

/** Drops sent presses, except those of this order that its screen lacks. */
export function withoutKnown(
  kept: KeptPresses,
  { orderId, presses }: { orderId: string; presses: readonly Stored[] },
): KeptPresses {
  const left = kept.filter(
    (press) =>
      !press.isSent ||
      (press.orderId === orderId &&
        isLater(
          press,
          presses.find(({ productId }) => productId === press.productId),
        )),
  )
  return left.length === kept.length ? kept : left
}

/** Returns the current press of each product of the order, as far as this phone knows. */
export function heldPresses<Known extends PackingPress>(
  orderId: string,
  stored: readonly Known[],
  kept: KeptPresses,
): Map<string, Known | KeptPress> {
  const held = new Map<string, Known | KeptPress>(stored.map((press) => [press.productId, press]))
  for (const press of kept) {
    if (press.orderId === orderId && isLater(press, held.get(press.productId))) held.set(press.productId, press)
  }
  return held
}

/** Returns a time after the press that it answers, even when the phone's clock was set back. */
export function pressMoment(now: string, before: { at: string } | undefined): string {
  if (!before || before.at < now) return now
  return new Date(Date.parse(before.at) + 1).toISOString()
}
