// Puts a text into the clipboard, or selects it where it is shown.

type Clipboard = { writeText(text: string): Promise<void> }

/** Resolves with false when the browser refuses, or has no clipboard, as over plain http; `shown` is selected then, to copy by hand. */
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
