// Copies a text to the clipboard, or selects it on the page.

type Clipboard = { writeText(text: string): Promise<void> }

/** Resolves with false when the browser refuses or has no clipboard, as over plain http; then `shown` is selected. */
export async function copyText(
  text: string,
  shown: Element | null,
  { clipboard }: { clipboard?: Clipboard } = navigator,
): Promise<boolean> {
  try {
    if (!clipboard) throw new Error('There is no clipboard')
    await clipboard.writeText(text)
    return true
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return false
  }
}
