// The hero's poster, which everyone sees at once, and the looping video that covers it for those who can afford it.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { foreignImageUrls, imageUrl } from '#domain/image-url.ts'
import { useOwnPicture } from './use-own-picture.ts'

/** Screens that are taller than wide get the tall poster and the tall video. */
const PORTRAIT = '(max-aspect-ratio: 1/1)'
/** The poster has its moment, and what the visitor does first has the line for itself. */
const WAIT_MS = 2_500

/** The first frame of the video, or the shop's own picture in its place. */
export function HeroPoster({ picture }: { picture: string }) {
  const { src, ...told } = useOwnPicture(picture, { width: 1280, format: 'webp' })
  if (src) {
    const small = foreignImageUrls(picture)[0] ? undefined : imageUrl(picture, { width: 640, format: 'webp' })
    return (
      <img
        key={src}
        className="hero-poster"
        src={src}
        srcSet={small && `${small} 640w, ${src} 1280w`}
        sizes="100vw"
        {...told}
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
      {/* Decoded off the main thread: in a task of the page it would hold up every frame. */}
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

/** Comes after the page, and plays only in sight. */
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
      // Where the browser does not let it play, the poster stays.
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

/** True once the video may come: after the page, and never where motion, data or a slow line speak against it. */
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

type Connection = { saveData?: boolean; effectiveType?: string }

function allowsVideo(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {}
  const wantsLess = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'
  return !saveData && effectiveType === '4g' && !matchMedia(wantsLess).matches
}
