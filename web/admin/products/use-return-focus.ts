// Gives the focus back to what opened a dialog when the dialog goes from the page.
import { useEffect, useState } from 'react'

export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus({ preventScroll: true })), [opener])
}
