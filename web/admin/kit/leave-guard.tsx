// Asks before a video that is still being uploaded is lost by going to another screen or closing the tab.
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export function LeaveGuard({ isUploading }: { isUploading: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUploading && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUploading) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUploading])

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
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title="Video is uploading" size="small" footer={footer}>
      <p>The video is still on its way. If you leave, it has to be chosen and uploaded again.</p>
    </Dialog>
  )
}
