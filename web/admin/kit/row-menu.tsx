// A button that opens the menu of a row. It scrolls with its row; Escape, Tab, a press outside, or the row's leaving closes it.
import { type KeyboardEvent, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import './row-menu.css'

/** Between the menu and the edge of the window. */
const MARGIN_PX = 16

/** `onSelect` gets the menu's button, which has the focus by then. */
export type MenuItem = {
  label: string
  icon: IconName
  tone?: 'bad'
  /** Opens in another tab: no pop-up blocker stops a real link. */
  href?: string
  onSelect: (button: HTMLButtonElement) => void
}

/** `label` names the button and the menu; an item that is not possible now is left out by the caller. */
export function RowMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The browser opens a popover before scripts run.
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) setOpen(true)
  }, [])
  useFollow(menu, button, isOpen)

  const close = () => {
    menu.current?.hidePopover()
    button.current?.focus({ preventScroll: true })
  }
  const beforeToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open' && menu.current && button.current) place(menu.current, button.current)
    setOpen(newState === 'open')
  }
  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') itemsIn(menu.current)[0]?.focus({ preventScroll: true })
    else if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }
  const keyPressed = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return close()
    const next = nextItem(itemsIn(menu.current), event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        <Icon name="more-actions" />
      </Button>
      <div
        ref={menu}
        id={id}
        className="row-menu menu-card"
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onBeforeToggle={beforeToggle}
        onToggle={toggled}
        onKeyDown={keyPressed}
      >
        {isOpen &&
          items.map((item) => (
            <Item
              key={item.label}
              item={item}
              onPress={() => {
                close()
                if (button.current) item.onSelect(button.current)
              }}
            />
          ))}
      </div>
    </>
  )
}

function Item({ item: { label, icon, tone, href }, onPress }: { item: MenuItem; onPress: () => void }) {
  const look = { role: 'menuitem', className: 'touch gap-3', tabIndex: -1, 'data-tone': tone, onClick: onPress }
  const content = (
    <>
      <Icon name={icon} />
      {label}
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" {...look}>
        {content}
      </button>
    )
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" {...look}>
      {content}
    </a>
  )
}

/** On the page, below the button, or above it in the lower half of the window. */
function place(menu: HTMLElement, button: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect()
  // The window of a phone grows when its bars leave, the box that holds the menu does not.
  const { clientWidth, clientHeight } = document.documentElement
  const isLow = (top + bottom) / 2 > innerHeight / 2
  Object.assign(menu.style, {
    insetBlockStart: isLow ? 'auto' : `${bottom + scrollY}px`,
    insetBlockEnd: isLow ? `${clientHeight - top - scrollY}px` : 'auto',
    insetInlineEnd: `${clientWidth - right - scrollX}px`,
    maxBlockSize: `${(isLow ? top : innerHeight - bottom) - MARGIN_PX}px`,
  })
}

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  return key === 'End' ? items.at(-1) : undefined
}

/** Follows the button where a part of the page scrolls, and closes the menu when the button leaves the window. */
function useFollow(menu: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const [list, row] = [menu.current, button.current]
    if (!isOpen || !list || !row) return
    const follow = ({ target }: Event) => {
      // With the page it scrolls by itself.
      if (target instanceof Element && target.contains(row)) place(list, row)
    }
    const leaving = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting === false && list.hidePopover(), {
      // The header's height.
      rootMargin: `-${getComputedStyle(list).scrollMarginBlockStart} 0px 0px`,
    })
    leaving.observe(row)
    addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      leaving.disconnect()
      removeEventListener('scroll', follow, { capture: true })
    }
  }, [menu, button, isOpen])
}
