// The state machine of the 'Crackers Show' (§2 Videos, §4 Video player).
export type Show = {
  /** The videos' keys, in order. */
  readonly clips: readonly string[]
  readonly index: number
  /** The visitor's intent; playback starts once the video is ready. */
  readonly isPlaying: boolean
  readonly isReady: boolean
  /** Keys of the videos that failed. */
  readonly failed: readonly string[]
  /** Grows at each start from the beginning, also of the same video. */
  readonly start: number
}

/** A reducer action. */
export type Move = (show: Show) => Show

/** Time to read the message of a failed video. */
export const MOVE_ON_MS = 4_000

/** Starts paused at the first video. */
export function openShow(clips: readonly string[]): Show {
  return { clips, index: 0, isPlaying: false, isReady: false, failed: [], start: 0 }
}

export const takeMove = (show: Show, move: Move): Show => move(show)

export function currentClip({ clips, index }: Show): string | undefined {
  return clips[index]
}

export function hasFailed(show: Show): boolean {
  return show.failed.includes(currentClip(show) ?? '')
}

export function haveAllFailed({ clips, failed }: Show): boolean {
  return clips.length > 0 && failed.length === clips.length
}

export function counter({ clips, index }: Show): { place: number; total: number } {
  return { place: Math.min(index + 1, clips.length), total: clips.length }
}

/** Ignores player events that arrive after another video became current. */
export function during(clip: string, move: Move): Move {
  return (show) => (currentClip(show) === clip ? move(show) : show)
}

// Actions of the visitor

export const next: Move = (show) => begin(show, show.index + 1)
export const previous: Move = (show) => begin(show, show.index - 1)
export const play: Move = (show) => (hasFailed(show) ? { ...begin(show, show.index), isPlaying: true } : playing(show))
export const pause: Move = (show) => (show.isPlaying ? { ...show, isPlaying: false } : show)
export const toggle: Move = (show) => (show.isPlaying && !hasFailed(show) ? pause(show) : play(show))

// Events of the player

export const loading: Move = (show) => ({ ...show, isReady: false })
export const ready: Move = (show) => (show.isReady ? show : { ...show, isReady: true })
/** The browser refused autoplay. */
export const blocked: Move = pause
export const failed: Move = (show) =>
  hasFailed(show) ? show : { ...show, isReady: false, failed: [...show.failed, currentClip(show) ?? ''] }
/** Starts the next playable video, or the same one when there is no other. */
export const ended: Move = (show) => begin(show, nextPlayable(show) ?? show.index)
/** Leaves a failed video; stops when all have failed. */
export const moveOn: Move = (show) => {
  const index = nextPlayable(show)
  return index === undefined ? show : begin(show, index)
}

// Events of the shop

/** Keeps the current video; when it was deleted, starts the one in its place. */
export function listed(clips: readonly string[]): Move {
  return (show) => {
    // All failed: most likely the shop was unreachable, and is back.
    const stillFailed = haveAllFailed(show) ? [] : show.failed.filter((clip) => clips.includes(clip))
    const index = clips.indexOf(currentClip(show) ?? '')
    const renewed = { ...show, clips, failed: stillFailed }
    if (index < 0) return begin(renewed, Math.min(show.index, clips.length), '')
    return stillFailed.length === 0 && hasFailed(show) ? begin(renewed, index) : { ...renewed, index }
  }
}

/** Starts the video at that place, wrapping around; a failed one is retried. */
function begin(show: Show, place: number, before = currentClip(show)): Show {
  const { clips } = show
  if (clips.length === 0) return { ...show, index: 0, isReady: false }
  const index = (place + clips.length) % clips.length
  const isSame = clips[index] === before && !hasFailed(show)
  return {
    ...show,
    index,
    // The same video is loaded already and fires no second event.
    isReady: isSame && show.isReady,
    failed: show.failed.filter((clip) => clip !== clips[index]),
    start: show.start + 1,
  }
}

function nextPlayable({ clips, index, failed: gone }: Show): number | undefined {
  const after = clips.map((_, step) => (index + 1 + step) % clips.length)
  return after.find((place) => !gone.includes(clips[place] ?? ''))
}

function playing(show: Show): Show {
  return show.isPlaying ? show : { ...show, isPlaying: true }
}
