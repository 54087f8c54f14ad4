// The optimistic order of the list.

/** Moves an item before another, or last; returns the same list when one is missing. */
export function moved<Item extends { id: string }>(
  list: readonly Item[],
  id: string,
  beforeId: string | undefined,
): readonly Item[] {
  const item = list.find((each) => each.id === id)
  const others = list.filter((each) => each.id !== id)
  const at = beforeId === undefined ? others.length : others.findIndex((each) => each.id === beforeId)
  return item && at !== -1 ? others.toSpliced(at, 0, item) : list
}

/** Returns the id of the item that follows after a step; 'nowhere' at the end of the list. */
export function stepTarget(list: readonly { id: string }[], id: string, step: -1 | 1): string | undefined | 'nowhere' {
  const at = list.findIndex((each) => each.id === id)
  const to = at + step
  if (at === -1 || to < 0 || to >= list.length) return 'nowhere'
  return step < 0 ? list[to]?.id : list[to + 1]?.id
}
