// Enter and arrow keys move between boxes in a column.

type Key = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

export function boxStep({ key, shiftKey, altKey, ctrlKey, metaKey }: Key): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : undefined
}

/** Returns the box `step` away from `current`; undefined past either end. */
export function boxAfter<Box>(boxes: readonly Box[], current: Box, step: 1 | -1): Box | undefined {
  const at = boxes.indexOf(current)
  return at < 0 ? undefined : boxes[at + step]
}
