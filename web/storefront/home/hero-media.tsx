// The hero's poster, and its looping video where motion and data allow it.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { foreignImageUrls, imageUrl } from '#domain/image-url.ts'
import { connection } from '#web/browser/connection.ts'
import { useOwnPicture } from './use-own-picture.ts'

/** Portrait screens get the tall files. */
const PORTRAIT = '(max-aspect-ratio: 1/1)'
/** Leaves the connection to the poster and the visitor's first requests. */
const WAIT_MS = 2_500

/** The video's first frame, or the owner's picture. */
export function HeroPoster({ picture }: { picture: string }) {
  const { src, ...imageProps } = useOwnPicture(picture, { width: 1280, format: 'webp' })
  if (src) {
    const small = foreignImageUrls(picture)[0] ? undefined : imageUrl(picture, { width: 640, format: 'webp' })
    return (
      <img
        key={src}
        className="hero-poster"
        src={src}
        srcSet={small && `${small} 640w, ${src} 1280w`}
        sizes="100vw"
        {...imageProps}
        alt=""
        width="1600"
        height="900"
        fetchPriority="high"
        decoding="async"
      />
    )
  }
  return (
    <picture>
      <source media={PORTRAIT} srcSet="/hero/hero-tall.avif" type="image/avif" width="810" height="1440" />
      <source media={PORTRAIT} srcSet="/hero/hero-tall.jpg" width="810" height="1440" />
      <source srcSet="/hero/hero-wide.avif" type="image/avif" width="1600" height="900" />
      {/* Decoded asynchronously: on the main thread it would block every frame. */}
      <img
        className="hero-poster"
        src="/hero/hero-wide.jpg"
        alt=""
        width="1600"
        height="900"
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}

/** Loads after the page, and plays only while visible. */
export function HeroVideo({ isPaused }: { isPaused: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const isTime = useVideoTime()
  usePlayingInSight(video, isTime && !isPaused)
  if (!isTime) return null
  const name = matchMedia(PORTRAIT).matches ? 'hero-tall' : 'hero-wide'
  return (
    <video
      ref={video}
      className="hero-video"
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
      // Where autoplay is refused, the poster stays.
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

/** True some time after the page, unless reduced motion, data saving or a slow connection forbid it. */
function useVideoTime(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    if (!allowsVideo()) return
    let waiting = 0
    const wait = () => {
      waiting = window.setTimeout(() => setTime(true), WAIT_MS)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      window.clearTimeout(waiting)
    }
  }, [])
  return isTime
}

function allowsVideo(): boolean {
  const { saveData, effectiveType = '4g' } = connection()
  const wantsLess = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'
  return !saveData && effectiveType === '4g' && !matchMedia(wantsLess).matches
}
