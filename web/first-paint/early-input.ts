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
    const now = element.isConnected ? element : redrawn(element)
    if (now) replay(now)
  }
}

/** A form that begins with what the tab has kept is rendered anew: returns the field of the same name, filled in as the old one was. */
function redrawn(old: HTMLElement): HTMLElement | undefined {
  if (!isField(old) || old.name === '') return undefined
  const field = document.querySelector<HTMLElement>(`${old.tagName}[name="${CSS.escape(old.name)}"]`)
  if (!field || !isField(field)) return undefined
  if (isFileInput(old) && isFileInput(field)) field.files = old.files
  else field.value = old.value
  return field
}

function replay(element: HTMLElement) {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    element.checked = !element.checked
    return element.click()
  }
  if (element instanceof HTMLButtonElement) element.click()
  else if (isFileInput(element)) element.dispatchEvent(new Event('change', { bubbles: true }))
  else replayTyping(element)
}

/** React ignores an input event whose value it has already seen: the field is emptied first, past React, then filled again. */
function replayTyping(field: HTMLElement) {
  if (!isField(field)) return
  const typed = field.value
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function isFileInput(field: HTMLElement): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'file'
}

function isField(element: HTMLElement): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}
