// The looping film over its still: it comes when the page has come, to those who can afford it, and runs only in sight.
import { type RefObject, useEffect, useRef } from 'react'
import { PORTRAIT } from './portrait.ts'
import { useVideoTime } from './use-video-time.ts'

export function HeroVideo({ isStill }: { isStill: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const isTime = useVideoTime()
  usePlayingInSight(video, isTime && !isStill)
  if (!isTime) return null
  const name = matchMedia(PORTRAIT).matches ? 'hero-tall' : 'hero-wide'
  return (
    <video
      ref={video}
      className="hero-film"
      muted
      loop
      playsInline
      preload="none"
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={({ currentTarget }) => currentTarget.setAttribute('data-shown', '')}
    >
      <source src={`/hero/${name}.webm`} type="video/webm" />
      <source src={`/hero/${name}.mp4`} type="video/mp4" />
    </video>
  )
}

function usePlayingInSight(video: RefObject<HTMLVideoElement | null>, mayPlay: boolean) {
  useEffect(() => {
    const element = video.current
    if (!element || !mayPlay) return
    const sight = new IntersectionObserver(([entry]) => {
      // A browser that does not let it play leaves the still.
      if (entry?.isIntersecting) element.play().catch(() => {})
      else element.pause()
    })
    sight.observe(element)
    return () => {
      sight.disconnect()
      element.pause()
    }
  }, [video, mayPlay])
}
