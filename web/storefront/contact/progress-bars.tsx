// One bar for each video; the current one fills as it plays.
import { type RefObject, useEffect, useRef } from 'react'
import { contact } from '#domain/words/en/pages/contact.ts'
import { useWords } from '#web/ui/words.ts'
import type { ShownVideo } from './shown-video.ts'
import './progress-bars.css'

type Progress = { videos: readonly ShownVideo[]; index: number; element: RefObject<HTMLVideoElement | null> }

export function ProgressBars({ videos, index, element }: Progress) {
  const text = useWords(contact)
  const current = useRef<HTMLProgressElement>(null)

  // Set outside React, sixty times a second.
  useEffect(() => {
    let frame = requestAnimationFrame(function fill() {
      const { currentTime = 0, duration = 0 } = element.current ?? {}
      const share = duration > 0 ? currentTime / duration : 0
      if (current.current && current.current.value !== share) current.current.value = share
      frame = requestAnimationFrame(fill)
    })
    return () => cancelAnimationFrame(frame)
  }, [element])

  return (
    <div className="progress-bars">
      {videos.map(({ id, title }, place) => {
        const isCurrent = place === index
        return (
          <progress
            // Remounts a bar when it becomes current, since its value is then set outside React.
            key={isCurrent ? `${id}:current` : id}
            ref={isCurrent ? current : undefined}
            max={1}
            value={place < index ? 1 : 0}
            aria-label={text.progress({ place: place + 1, total: videos.length, title })}
          />
        )
      })}
    </div>
  )
}
