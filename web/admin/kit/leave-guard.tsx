// Asks before something under way is lost by going to another screen or closing the tab.
import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  isActive: boolean
  title: string
  /** What is lost by leaving. */
  children: ReactNode
}

export function LeaveGuard({ isActive, title, children }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])

  const stay = () => blocker.reset?.()
  const footer = (
    <>
      <Button variant="danger" onClick={() => blocker.proceed?.()}>
        Leave
      </Button>
      <Button onClick={stay}>Stay</Button>
    </>
  )
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title={title} size="small" footer={footer}>
      {children}
    </Dialog>
  )
}
