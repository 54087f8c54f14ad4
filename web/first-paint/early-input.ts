// What a visitor presses or types before the page is awake is kept, and done as soon as it is.

type EarlyInput = { things: HTMLElement[]; asleep: AbortController }

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/** Runs before anything of ours is loaded, so it is text: buttons that nobody hears yet, and fields that were filled in. */
export const CAPTURE_EARLY_INPUT = `{
  const things = []
  const asleep = new AbortController()
  const keep = ({ type, target }) => {
    const thing = target.closest(type === 'click' ? 'button[type=button]:not([popovertarget])' : 'input, select, textarea')
    if (!thing || (type === 'input' && things.includes(thing))) return
    if (type === 'click') thing.ariaBusy = 'true'
    things.push(thing)
  }
  for (const type of ['click', 'input']) addEventListener(type, keep, { capture: true, signal: asleep.signal })
  window.earlyActs = { things, asleep }
}`

/** Does everything that was kept, in its order, as often as it was done; what is no longer on the page is let go. */
export function replayEarlyInput() {
  const { earlyInput } = window
  delete window.earlyInput
  earlyInput?.asleep.abort()
  for (const thing of earlyInput?.things ?? []) {
    thing.ariaBusy = null
    if (thing.isConnected) replay(thing)
  }
}

function replay(thing: HTMLElement) {
  if (thing instanceof HTMLInputElement && ['checkbox', 'radio'].includes(thing.type)) {
    thing.checked = !thing.checked
    return thing.click()
  }
  if (thing instanceof HTMLButtonElement) return thing.click()
  replayTyping(thing)
}

/** React overhears a field whose text it has seen: it is shown the field as it was drawn, then what was typed. */
function replayTyping(field: HTMLElement) {
  if (!isField(field)) return
  const typed = field.value
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function isField(element: HTMLElement): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}
