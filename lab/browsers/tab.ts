// What the tried browsers have in common: a tab that is driven, and how elements of the shop's pages are named.
export type Tab = {
  visit(url: string): Promise<void>
  /** The value of a JavaScript expression in the page. */
  ask<Value>(expression: string): Promise<Value>
  /** Presses the element that the expression returns, as a pointer would. */
  press(element: string): Promise<void>
  /** Types into the element, key by key. */
  type(element: string, text: string): Promise<void>
  /** A picture of the window, as PNG. */
  picture(): Promise<Uint8Array>
  /** Chooses a file of this machine in a file input. */
  choose(element: string, path: string): Promise<void>
}

export type OpenBrowser = {
  /** Name and version, as the browser says. */
  name: string
  tab: Tab
  close(): Promise<void>
}

export type TriedBrowser = {
  name: string
  /** What of a real visitor's doing this driver leaves out. */
  leavesOut: string
  /** Undefined when the browser, or what drives it, is not on this machine. */
  open(): Promise<OpenBrowser | undefined>
}

/** The visible button or link of that name. */
export function pressable(name: string): string {
  const named = `(element.getAttribute('aria-label') ?? element.textContent).replace(/\\s+/g, ' ').trim()`
  return `[...document.querySelectorAll('button, a')].find((element) =>
    ${named} === ${JSON.stringify(name)} && element.checkVisibility() && !element.disabled)`
}

/** The visible field under that label, with or without a star. */
export function field(label: string): string {
  const text = `(label.firstChild?.textContent ?? '').replace(/[\\s*]+$/, '').trim()`
  return `[...document.querySelectorAll('label')].find((label) =>
    ${text} === ${JSON.stringify(label)} && label.control?.checkVisibility())?.control`
}
