// Spreads work that comes in heaps over the turns of the event loop, so that nobody behind a heap waits for all of it.

/** Of the stored pages that is a millisecond or two: the shop looks up often, and looking up costs little. */
const PORTION = 64

/** Gives a function that does `work` for each item, in the order in which they come, `portion` of them in a turn. */
export function inPortions<Item>(work: (item: Item) => void, portion = PORTION): (item: Item) => void {
  const heap: Item[] = []

  function workOn() {
    for (const item of heap.splice(0, portion)) work(item)
    if (heap.length > 0) setImmediate(workOn)
  }

  return (item) => {
    heap.push(item)
    if (heap.length === 1) setImmediate(workOn)
  }
}
