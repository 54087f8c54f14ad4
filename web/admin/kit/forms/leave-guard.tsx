// Asks before a navigation or a closed tab loses something under way.
import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { common } from '#domain/words/en/office/common.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = {
  isActive: boolean
  /** Also guards a changed search of the same screen. */
  includesSearch?: boolean
  title: string
  /** A way out that is not a navigation. */
  way?: { isAsked: boolean; onLeave: () => void; onStay: () => void }
  /** What would be lost. */
  children: ReactNode
}

export function LeaveGuard({ isActive, includesSearch = false, title, way, children }: Props) {
  const text = useWords(common)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (includesSearch && currentLocation.search !== nextLocation.search)),
  )
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])

  const isOther = way?.isAsked === true
  const stay = () => (isOther ? way.onStay() : blocker.reset?.())
  const leave = () => (isOther ? way.onLeave() : blocker.proceed?.())
  const footer = (
    <>
      <Button variant="danger" onClick={leave}>
        {text.leave}
      </Button>
      <Button onClick={stay}>{text.stay}</Button>
    </>
  )
  return (
    <Dialog open={blocker.state === 'blocked' || isOther} onClose={stay} title={title} size="small" footer={footer}>
      {children}
    </Dialog>
  )
}
