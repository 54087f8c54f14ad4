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

export type Step = 'up' | 'down' | 'to the top' | 'to the end'

/** Returns the id of the item that follows after a step; 'nowhere' at the end of the list. */
export function stepTarget(list: readonly { id: string }[], id: string, step: Step): string | undefined | 'nowhere' {
  const at = list.findIndex((each) => each.id === id)
  const isUp = step === 'up' || step === 'to the top'
  if (at === -1 || at === (isUp ? 0 : list.length - 1)) return 'nowhere'
  if (step === 'to the top') return list[0]?.id
  if (step === 'to the end') return undefined
  return isUp ? list[at - 1]?.id : list[at + 2]?.id
}

/** Returns the id of the row that a row dropped at `y` comes before, undefined after the last, 'nowhere' where it is. */
export function dropTarget(
  rows: readonly { id: string; middle: number }[],
  id: string,
  y: number,
): string | undefined | 'nowhere' {
  const at = rows.findIndex((row) => row.id === id)
  const before = rows.findIndex((row) => row.id !== id && row.middle > y)
  const place = before === -1 ? rows.length : before
  return at === -1 || place === at || place === at + 1 ? 'nowhere' : rows[place]?.id
}
