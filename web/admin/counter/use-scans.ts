// Filters the counter's keys: ignores a held Enter and a scanner's second line end, and sends a code scanned into
// another field to the lines.
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { heard, type KeyRhythm, NO_KEYS } from '#domain/counter/key-rhythm.ts'

/** Of the tab: a desk that is opened next takes them. */
let waiting: readonly string[] = []

/** Keeps a code until the sale may change again. */
export function keepScanned(code: string) {
  waiting = [...waiting, code]
}

export function takeScanned(): readonly string[] {
  const taken = waiting
  waiting = []
  return taken
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** `onScan` gets codes scanned outside `input`. */
export function useScans(input: RefObject<HTMLInputElement | null>, onScan: (code: string) => void) {
  const scanned = useEffectEvent(onScan)
  useEffect(() => {
    let rhythm: KeyRhythm = NO_KEYS
    /** The field where a burst of keys began, with its earlier text. */
    let typedInto: { field: TextField; text: string } | undefined
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || event.key === 'Unidentified') return
      rhythm = heard(rhythm, { key: event.key, at: event.timeStamp, isRepeat: event.repeat })
      if (rhythm.burst.length === 1) typedInto = textOf(event.target)
      if (event.key !== 'Enter') return
      const isElsewhere = rhythm.origin === 'scan' && event.target !== input.current
      if (rhythm.origin !== 'held' && rhythm.origin !== 'echo' && !isElsewhere) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!isElsewhere) return
      if (typedInto) writeText(typedInto.field, typedInto.text)
      scanned(rhythm.burst)
    }
    // Before React's listeners.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [input])
}

function textOf(target: EventTarget | null): { field: TextField; text: string } | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField ? { field: target, text: target.value } : undefined
}

/** Through the prototype's setter, as React ignores a value set through its own. */
function writeText(field: TextField, text: string) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
