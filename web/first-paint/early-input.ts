// Captures presses and input before hydration, and replays them afterwards.

type EarlyInput = { elements: HTMLElement[]; pickers: HTMLInputElement[]; capture: AbortController }

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/**
 * Returns a script that runs before all others and captures presses of buttons, filled fields, and inputs with an open
 * file picker. `forms` captures the sending of forms too, for the back office: the browser's own submit would show an
 * action's bare answer, or lose the place in a list, the notice and its Undo. Signing out works without scripts.
 *
 * React listens before the replay: it hears no captured event, which would count twice.
 */
export function captureEarlyInput({ forms }: { forms: boolean }): string {
  const buttons = `button[type=button]:not([popovertarget])${forms ? ',[type=submit]:not(.sign-out *)' : ''}`
  return `{
  const elements = []
  const pickers = []
  const capture = new AbortController()
  const keep = (event) => {
    const { type, target } = event
    if (type === 'click' && target.type === 'file' && !pickers.includes(target)) pickers.push(target)
    if (type === 'click' && /checkbox|radio/.test(target.type)) return event.stopPropagation()
    const element = target.closest(type === 'click' ? '${buttons}' : 'input,select,textarea')
    if (!element) return
    event.stopPropagation()
    if (type === 'click') {
      element.ariaBusy = 'true'
      event.preventDefault()
    } else if (elements.includes(element)) return
    elements.push(element)
  }
  for (const type of ['click', 'input', 'change']) addEventListener(type, keep, { capture: true, signal: capture.signal })
  window.earlyInput = { elements, pickers, capture }
}`
}

/** Replays every press and input in order; removed elements are skipped. */
export function replayEarlyInput() {
  const { earlyInput } = window
  delete window.earlyInput
  earlyInput?.capture.abort()
  for (const element of earlyInput?.elements ?? []) {
    element.ariaBusy = null
    const now = element.isConnected ? element : redrawn(element)
    if (now) replay(now)
  }
  for (const picker of earlyInput?.pickers ?? []) if (!picker.isConnected) handOnPicked(picker)
}

/** A picker may still be open for an input that was replaced: passes its file to the replacement. */
function handOnPicked(input: HTMLInputElement) {
  input.addEventListener('change', () => {
    const now = redrawn(input)
    if (now) replay(now)
  })
}

/**
 * React replaces a form that starts from session storage, and pages that an extension changed: returns the element of
 * the same name, filled in like the old one.
 */
function redrawn(old: HTMLElement): HTMLElement | undefined {
  const name = nameOf(old)
  const all = name ? document.querySelectorAll<HTMLElement>(old.tagName) : []
  const [element, another] = [...all].filter((other) => nameOf(other) === name)
  // Two rows may have a button of the same name.
  if (another) return undefined
  if (!element || !isField(old) || !isField(element)) return element
  if (isFileInput(old) && isFileInput(element)) element.files = old.files
  else if (isChoice(old) && isChoice(element)) element.checked = old.checked
  else element.value = old.value
  return element
}

/** Radio buttons share a name, so the value identifies them; the label identifies a button. */
function nameOf(element: HTMLElement): string | null {
  if (isChoice(element)) return element.value
  return (isField(element) && element.name) || element.ariaLabel || element.textContent
}

function replay(element: HTMLElement) {
  if (isChoice(element)) {
    element.checked = !element.checked
    return element.click()
  }
  if (element instanceof HTMLButtonElement) element.click()
  else if (isFileInput(element)) element.dispatchEvent(new Event('change', { bubbles: true }))
  else replayTyping(element)
}

/** React ignores an input event without a new value: the field is emptied past React, then filled again. */
function replayTyping(field: HTMLElement) {
  if (!isField(field)) return
  const typed = field.value
  field.value = ''
  typeInto(field, typed)
}

/** As if a person had typed it. */
export function typeInto(field: Field, typed: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function isChoice(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
}

function isFileInput(field: HTMLElement): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'file'
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isField(element: HTMLElement): element is Field {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}
