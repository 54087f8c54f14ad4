// An early frame of a video, fetched near the window; it never plays.
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/all-icons.tsx'

const NEAR = '300px'

export function VideoPoster({ url }: { url: string }) {
  const frame = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  useEffect(() => {
    const place = frame.current
    if (!place) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR })
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [])
  return (
    <span ref={frame} className="video-poster" aria-hidden="true">
      <Icon name="video" />
      {isNear && brokenUrl !== url && (
        <video
          key={url}
          src={`${url}#t=0.1`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          onError={() => setBrokenUrl(url)}
        />
      )}
    </span>
  )
}
