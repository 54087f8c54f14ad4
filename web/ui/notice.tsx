// Notices in the page and floating ones.
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { ui } from '#domain/words/en/ui.ts'
import { Icon, type IconName } from './icon.tsx'
import { useWords } from './words.ts'
import './notice.css'

export type Tone = 'good' | 'warn' | 'bad' | 'plain'

const icons: Record<Tone, IconName> = { good: 'check', warn: 'warning', bad: 'warning', plain: 'info' }

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
 * Floats above everything open, is announced, and is cleared after `ms` or by its close button; a new object restarts
 * the timer. Tab enters it from the focused button or link, and the focus returns there when it closes. From a field
 * Tab goes to the next field, since returning the focus would count as a new entry. A notice about an open dialog
 * belongs inside the dialog: outside it is inert.
 */
export function NoticeArea({ notice, ms, onClear }: NoticeAreaProps) {
  const words = useWords(ui)
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
    // Showing it again moves it above a dialog that opened since.
    area.current?.hidePopover()
    area.current?.showPopover(source.current ? { source: source.current } : {})
    if (!notice) return
    const timer = setTimeout(() => clear.current(), ms)
    return () => clearTimeout(timer)
  }, [notice, ms])

  const slip = notice && (
    <Notice tone={notice.tone}>
      <span>{notice.text}</span>
      <button type="button" className="notice-close square" aria-label={words.dismiss} onClick={onClear}>
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
      // Removing the focused element blurs it too, without a new target: the notice still counts as focused.
      onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
    >
      <div aria-live="polite">{!isUrgent && slip}</div>
      <div role="alert">{isUrgent && slip}</div>
    </div>
  )
}
