// What keys mean in one of many boxes below each other: Enter and the arrows lead to the next.

type Key = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** Enter and arrow down go on, Shift+Enter and arrow up go back; any other key stays. */
export function boxStep({ key, shiftKey, altKey, ctrlKey, metaKey }: Key): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : undefined
}

/** The place `step` away from `current`; undefined past either end. */
export function boxAfter<Box>(boxes: readonly Box[], current: Box, step: 1 | -1): Box | undefined {
  const at = boxes.indexOf(current)
  return at < 0 ? undefined : boxes[at + step]
}
