// A sentence about what just happened, and the place on the screen where such sentences come and go.
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './notice.css'

export type Tone = 'good' | 'warn' | 'bad' | 'plain'

const icons: Record<Tone, IconName> = { good: 'check', warn: 'warning', bad: 'warning', plain: 'info' }

/** Stays where it is put: a warning in a form, a remark on a page. */
export function Notice({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className="notice" data-tone={tone}>
      <Icon name={icons[tone]} />
      <div className="notice-text">{children}</div>
    </div>
  )
}

type NoticeAreaProps = { notice: { tone: Tone; text: ReactNode } | undefined; ms: number; onClear: () => void }

/**
 * Floats above everything that was open before; read aloud, cleared after `ms` or by its cross; a new object starts anew.
 * Tab leads into it from the button or link that had the focus when it came, and the focus returns there when it goes.
 * From a field Tab leads to the next one as ever: a field that got the focus back would take itself for being entered.
 * A notice about a dialog that stays open belongs inside that dialog: outside of it nothing can be heard or pressed.
 */
export function NoticeArea({ notice, ms, onClear }: NoticeAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const source = useRef<HTMLElement>(undefined)
  const hadFocus = useRef(false)
  const clear = useRef(onClear)
  useEffect(() => {
    clear.current = onClear
  })

  useEffect(() => {
    const focused = document.activeElement
    if (hadFocus.current) source.current?.focus({ preventScroll: true })
    else if (focused instanceof HTMLElement && focused !== document.body) {
      source.current = focused.matches('input, textarea, select') ? undefined : focused
    }
    hadFocus.current = false
    // Shown again, it comes to lie above a dialog that was opened meanwhile.
    area.current?.hidePopover()
    area.current?.showPopover(source.current ? { source: source.current } : {})
    if (!notice) return
    const timer = setTimeout(() => clear.current(), ms)
    return () => clearTimeout(timer)
  }, [notice, ms])

  const slip = notice && (
    <Notice tone={notice.tone}>
      <span>{notice.text}</span>
      <button type="button" className="notice-close" aria-label="Dismiss" onClick={onClear}>
        <Icon name="close" />
      </button>
    </Notice>
  )
  const isUrgent = notice?.tone === 'bad'
  return (
    <div
      ref={area}
      className="notice-area"
      popover="manual"
      onFocus={() => (hadFocus.current = true)}
      // The element that goes with its notice says nothing of another one that has the focus now.
      onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
    >
      <div aria-live="polite">{!isUrgent && slip}</div>
      <div role="alert">{isUrgent && slip}</div>
    </div>
  )
}
