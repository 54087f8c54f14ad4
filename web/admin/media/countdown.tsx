// The seconds before an upload starts, time to change one's mind.
import { useEffect, useState } from 'react'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { useWords } from '#web/ui/words.ts'
import { ProgressRing } from './progress-ring.tsx'

const TICK_MS = 100

export function Countdown({ delayMs }: { delayMs: number }) {
  const text = useWords(uploads)
  const [leftMs, setLeftMs] = useState(delayMs)
  useEffect(() => {
    const endsAt = performance.now() + delayMs
    const timer = setInterval(() => setLeftMs(Math.max(0, endsAt - performance.now())), TICK_MS)
    return () => clearInterval(timer)
  }, [delayMs])
  const seconds = Math.ceil(leftMs / 1000)
  return (
    <div className="file-countdown">
      <ProgressRing label={text.timeLeft} value={delayMs > 0 ? 1 - leftMs / delayMs : 1}>
        {seconds}
      </ProgressRing>
      <p>{text.uploadsIn({ seconds })}</p>
    </div>
  )
}
