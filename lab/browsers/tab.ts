// A driven tab, and expressions for elements of the shop's pages.
export type Tab = {
  visit(url: string): Promise<void>
  ask<Value>(expression: string): Promise<Value>
  /** Presses the expression's element, like a pointer. */
  press(element: string): Promise<void>
  type(element: string, text: string): Promise<void>
  picture(): Promise<Uint8Array>
  /** Chooses a local file in a file input. */
  choose(element: string, path: string): Promise<void>
}

export type OpenBrowser = {
  name: string
  tab: Tab
  close(): Promise<void>
}

export type TriedBrowser = {
  name: string
  /** What this driver leaves out of a real visit. */
  leavesOut: string
  /** Undefined when the browser or its driver is not installed. */
  open(): Promise<OpenBrowser | undefined>
}

/** The visible button or link with this name. */
export function pressable(name: string): string {
  const named = `(element.getAttribute('aria-label') ?? element.textContent).replace(/\\s+/g, ' ').trim()`
  return `[...document.querySelectorAll('button, a')].find((element) =>
    ${named} === ${JSON.stringify(name)} && element.checkVisibility() && !element.disabled)`
}

/** The visible field with this label, with or without a star. */
export function field(label: string): string {
  const text = `(label.firstChild?.textContent ?? '').replace(/[\\s*]+$/, '').trim()`
  return `[...document.querySelectorAll('label')].find((label) =>
    ${text} === ${JSON.stringify(label)} && label.control?.checkVisibility())?.control`
}
