// The seconds before an upload starts, time to change one's mind.
import { useEffect, useState } from 'react'
import { ProgressRing } from './progress-ring.tsx'

const TICK_MS = 100

export function Countdown({ delayMs }: { delayMs: number }) {
  const [leftMs, setLeftMs] = useState(delayMs)
  useEffect(() => {
    const endsAt = performance.now() + delayMs
    const timer = setInterval(() => setLeftMs(Math.max(0, endsAt - performance.now())), TICK_MS)
    return () => clearInterval(timer)
  }, [delayMs])
  const seconds = Math.ceil(leftMs / 1000)
  return (
    <div className="file-countdown">
      <ProgressRing label="Time until the upload starts by itself" value={delayMs > 0 ? 1 - leftMs / delayMs : 1}>
        {seconds}
      </ProgressRing>
      <p>Uploads in {seconds} s</p>
    </div>
  )
}
