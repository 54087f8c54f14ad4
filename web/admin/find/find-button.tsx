// The button in the header that opens the search; the key / opens it too.
import { useEffect, useEffectEvent } from 'react'
import { find as findWords } from '#domain/words/en/office/find.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'

export function FindButton({ onOpen }: { onOpen: () => void }) {
  const text = useWords(findWords)
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <button
      type="button"
      className="find-button row nowrap soft"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onClick={onOpen}
    >
      <Icon name="search" />
      <span>{text.title}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
