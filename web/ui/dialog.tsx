// A native dialog controlled by a prop: a card or a side panel.
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { ui } from '#domain/words/en/ui.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useWords } from './words.ts'
import './dialog.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  kind?: 'modal' | 'panel'
  size?: 'small' | 'medium' | 'large' | 'full'
  footer?: ReactNode
  closeLabel?: string
  /** `onClose` may keep it open, for example to confirm first. */
  asksToClose?: boolean
  /** The focus starts in the first field, for a dialog that is one field. */
  startsInField?: boolean
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const words = useWords(ui)
  const {
    open,
    onClose,
    kind = 'modal',
    size = 'medium',
    footer,
    closeLabel = words.close,
    asksToClose = false,
    startsInField = false,
    children,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!open) element?.close()
    else if (element && !element.open) {
      keepPageWidth()
      element.showModal()
      // Screen readers read the title first, and no button shows a focus ring.
      const first = startsInField
        ? element.querySelector<HTMLElement>('.dialog-body input:not([hidden])')
        : title.current
      first?.focus()
    }
    markRoot()
    return markRoot
  }, [open, startsInField])

  useEffect(() => {
    // Browsers close it despite `onCancel` when Escape is pressed twice.
    if (!asksToClose || !open || dialog.current?.open !== false) return
    dialog.current.showModal()
    markRoot()
  })

  useEffect(() => {
    const element = dialog.current
    let pressedOutside = false
    // Press and release must both hit the backdrop: dragging a selection past the edge must not close it, nor a touch
    // reach the page beneath.
    const press = (event: Event) => {
      pressedOutside = event.target === element
    }
    const release = (event: Event) => {
      if (pressedOutside && event.target === element) onClose()
    }
    element?.addEventListener('pointerdown', press)
    element?.addEventListener('click', release)
    element?.addEventListener('close', markRoot)
    return () => {
      element?.removeEventListener('pointerdown', press)
      element?.removeEventListener('click', release)
      element?.removeEventListener('close', markRoot)
    }
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-kind={kind}
      data-size={size}
      aria-labelledby={titleId}
      // The browser closes it on Escape and Back. The event comes later: neither a close by the prop counts, nor one
      // from before it was opened again.
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose()
      }}
      onCancel={(event) => {
        // A file input inside fires `cancel` too.
        if (!asksToClose || event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className="dialog-sheet">
          <header className="dialog-head">
            <h2 ref={title} id={titleId} tabIndex={-1}>
              {props.title}
            </h2>
            <Button variant="quiet" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </Button>
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** Reserves the width of the disappearing scroll bar, so that the page does not jump. */
function keepPageWidth() {
  if (document.querySelector('dialog:modal')) return // already reserved
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
}

/** An attribute, since `:has()` makes slow phones restyle the whole page at every change. */
function markRoot() {
  document.documentElement.toggleAttribute('data-covered', document.querySelector('dialog:modal') !== null)
}
