// Loads the bar of an order that waits, on a page that finds one on the device.
import { Suspense } from 'react'
import { lazyWithRetry } from '#web/first-paint/lazy-with-retry.ts'
import { hasAttempt } from '#web/browser/stored-order.ts'
import { showBar } from '#web/browser/waiting-bar.ts'

const WaitingBar = lazyWithRetry(() => import('./waiting-bar.tsx'))

export function watchForOrder() {
  look({ isLeft: true })
  window.addEventListener('storage', () => look({ isLeft: false }))
}

function look({ isLeft }: { isLeft: boolean }) {
  if (!hasAttempt()) return
  showBar((settings) => (
    <Suspense>
      <WaitingBar.View settings={settings} isLeft={isLeft} />
    </Suspense>
  ))
}
