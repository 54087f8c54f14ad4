// Draws order ids: ORD, 14 digits of Indian time and 3 of chance, so a second has a thousand of them (spec §9).
import { orderId } from '#domain/order.ts'
import type { System } from '../system.ts'

/** The rest is left to other processes of the same shop, which draw without knowing of ours. */
const DRAWN_A_SECOND = 900
const SECONDS_KEPT = 600
const SECOND_MS = 1_000

/**
 * Never gives an id twice; one that another process has stored already is drawn again by whoever saves the order. In a
 * rush of more orders than a second has ids, they come from the seconds before: an id is a name, not the order's time.
 */
export function openOrderIds(system: Pick<System, 'now' | 'randomInteger'>): () => string {
  const drawn = new Map<number, Set<number>>()

  return function newOrderId() {
    let second = Math.floor(system.now().getTime() / SECOND_MS)
    while (drawnIn(second).size >= DRAWN_A_SECOND) second -= 1
    const numbers = drawnIn(second)
    let number = system.randomInteger(1_000)
    while (numbers.has(number)) number = (number + 1) % 1_000
    numbers.add(number)
    return orderId(new Date(second * SECOND_MS), number)
  }

  function drawnIn(second: number): Set<number> {
    let numbers = drawn.get(second)
    if (!numbers) {
      drawn.set(second, (numbers = new Set()))
      // The one that was begun first: the clock may have been set back since.
      if (drawn.size > SECONDS_KEPT) drawn.delete(drawn.keys().next().value!)
    }
    return numbers
  }
}
