// Keeps what a visitor presses or types before the page is hydrated, and replays it afterwards.

type EarlyInput = { elements: HTMLElement[]; capture: AbortController }

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/** The text of a script that runs before everything else: it keeps presses of buttons without a listener yet, and filled fields. */
export const CAPTURE_EARLY_INPUT = `{
  const elements = []
  const capture = new AbortController()
  const keep = ({ type, target }) => {
    const element = target.closest(type === 'click' ? 'button[type=button]:not([popovertarget])' : 'input, select, textarea')
    if (!element || (type === 'input' && elements.includes(element))) return
    if (type === 'click') element.ariaBusy = 'true'
    elements.push(element)
  }
  for (const type of ['click', 'input']) addEventListener(type, keep, { capture: true, signal: capture.signal })
  window.earlyInput = { elements, capture }
}`

/** Repeats each press and each input in its order, as often as it was made; elements that have left the page are skipped. */
export function replayEarlyInput() {
  const { earlyInput } = window
  delete window.earlyInput
  earlyInput?.capture.abort()
  for (const element of earlyInput?.elements ?? []) {
    element.ariaBusy = null
    if (element.isConnected) replay(element)
  }
}

function replay(element: HTMLElement) {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    element.checked = !element.checked
    return element.click()
  }
  if (element instanceof HTMLButtonElement) return element.click()
  replayTyping(element)
}

/** React ignores an input event whose value it has already seen: the field is emptied first, past React, then filled again. */
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
