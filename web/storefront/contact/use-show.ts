// Syncs the state machine with a video element.
import { useEffect, useReducer, useRef, useState } from 'react'
import { connection } from '#web/browser/connection.ts'
import type { ShownVideo } from './shown-video.ts'
import {
  blocked,
  currentClip,
  during,
  ended,
  failed,
  hasFailed,
  haveAllFailed,
  listed,
  loading,
  type Move,
  MOVE_ON_MS,
  moveOn,
  openShow,
  pause,
  play,
  ready,
  takeMove,
} from './show.ts'

/** A shorter clip would loop faster than anyone can see. */
const SHORTEST_SECONDS = 0.2

/** A new file makes a video a new clip. */
const clipOf = ({ id, videoUrl }: ShownVideo) => `${id} ${videoUrl}`

export function useShow(videos: readonly ShownVideo[]) {
  const element = useRef<HTMLVideoElement>(null)
  const begun = useRef(0)
  const [isMuted, mute] = useState(true)
  const [show, take] = useReducer(takeMove, videos.map(clipOf), openShow)
  const clip = currentClip(show)
  const isAtFault = hasFailed(show)
  const onEvent = (move: Move) => () => take(during(clip ?? '', move))

  useEffect(() => take(listed(videos.map(clipOf))), [videos])

  useEffect(() => {
    if (mayBegin()) take(play)
  }, [])

  // Catches events that fired before hydration.
  useEffect(() => {
    const video = element.current
    if (video?.error) take(failed)
    else if (video && video.readyState >= video.HAVE_CURRENT_DATA) take(ready)
  }, [])

  useEffect(() => {
    if (element.current) element.current.muted = isMuted
  }, [isMuted])

  useEffect(() => {
    const video = element.current
    if (!video || !clip || isAtFault) return
    if (begun.current !== show.start) rewind(video)
    begun.current = show.start
    if (!show.isPlaying) return video.pause()
    video.play().catch((error: unknown) => {
      if (!isBlocking(error)) return // it was paused or replaced, or its error event follows
      logBlocked(error)
      take(during(clip, blocked))
      if (video.readyState >= video.HAVE_METADATA) take(during(clip, ready))
    })
  }, [begun, clip, show.start, show.isPlaying, isAtFault])

  const mayMoveOn = isAtFault && !haveAllFailed(show)
  useEffect(() => {
    if (!mayMoveOn) return
    const timer = setTimeout(() => take(moveOn), MOVE_ON_MS)
    return () => clearTimeout(timer)
  }, [mayMoveOn])

  return {
    element,
    show,
    take,
    isMuted,
    mute,
    // A video that was just deleted: the show is about to move to the one in its place.
    video: videos.find((each) => clipOf(each) === clip) ?? videos[show.index % videos.length],
    events: {
      onLoadStart: onEvent(loading),
      onWaiting: onEvent(loading),
      // A paused video loads no further than its metadata.
      onLoadedMetadata: show.isPlaying ? undefined : onEvent(ready),
      onLoadedData: onEvent(ready),
      onCanPlay: onEvent(ready),
      onPlaying: onEvent(ready),
      onError: onEvent(failed),
      onEnded: () => take(during(clip ?? '', isWatchable(element.current) ? ended : failed)),
      // The phone pauses and plays too: for a call, or by a headphone's button.
      onPause: () => element.current?.paused && !element.current.ended && take(during(clip ?? '', pause)),
    },
  }
}

/** False with reduced motion or data saving. */
function mayBegin(): boolean {
  return !connection().saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function rewind(video: HTMLVideoElement) {
  if (video.error) video.load()
  else if (video.currentTime > 0) video.currentTime = 0
}

function isBlocking(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === 'NotAllowedError'
}

/** Recorded as a performance mark, which keeps the console quiet. */
function logBlocked({ name, message }: DOMException) {
  performance.mark('video-playback-blocked', { detail: { name, message } })
}

function isWatchable(video: HTMLVideoElement | null): boolean {
  return !video || !(video.duration < SHORTEST_SECONDS)
}
