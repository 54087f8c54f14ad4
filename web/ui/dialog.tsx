// The native dialog, opened and closed by a prop: a card in the middle, or a panel from the side.
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import './dialog.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  kind?: 'modal' | 'panel'
  size?: 'small' | 'medium' | 'large' | 'full'
  footer?: ReactNode
  closeLabel?: string
  /** `onClose` may leave it open: Escape and the back key only ask. */
  asksToClose?: boolean
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    kind = 'modal',
    size = 'medium',
    footer,
    closeLabel = 'Close',
    asksToClose = false,
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
      // The title is read first, and no ring is drawn around a button that nobody has reached for.
      title.current?.focus()
    }
    markRoot()
    return markRoot
  }, [open])

  useEffect(() => {
    // Browsers close it in spite of `onCancel` when Escape is pressed twice.
    if (!asksToClose || !open || dialog.current?.open !== false) return
    dialog.current.showModal()
    markRoot()
  })

  useEffect(() => {
    const element = dialog.current
    let pressedOutside = false
    // The press must begin and end on the backdrop: selecting text past the edge must not close,
    // and a touch must not fall through to what lies beneath.
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
      // Escape and the back key close it by themselves; a closing that the prop asked for is no news.
      onClose={open ? onClose : undefined}
      onCancel={(event) => {
        // A file input inside also fires the event.
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

/** The scroll bar goes while a dialog lies over the page; the page is not to jump into its place. */
function keepPageWidth() {
  if (document.querySelector('dialog:modal')) return // it has gone already
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
}

/** The style sheets hold the page still by this mark: to ask by `:has()` costs a slow phone the whole page at every change. */
function markRoot() {
  document.documentElement.toggleAttribute('data-covered', document.querySelector('dialog:modal') !== null)
}
