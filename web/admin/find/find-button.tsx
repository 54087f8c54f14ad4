// The button in the header that opens the search; the key / opens it too.
import { useEffect, useState } from 'react'
import type { Role } from '#domain/people/role.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { FindDialog } from './find-dialog.tsx'

export function FindButton({ role }: { role: Role }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>Find</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <FindDialog open={open} role={role} onClose={() => setOpen(false)} />
    </>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
