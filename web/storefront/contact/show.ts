// The 'Crackers Show' as a pure state machine (§2 Videos, §4 Video player): which video, whether it plays, whether it is ready.
export type Show = {
  /** One key a video, in the order of the show. */
  readonly clips: readonly string[]
  readonly index: number
  /** What the visitor wants; a video that is not ready yet begins when it is. */
  readonly isPlaying: boolean
  readonly isReady: boolean
  /** The keys of the videos that could not be played. */
  readonly failed: readonly string[]
  /** Grows whenever a video is to begin from its start, the same one too. */
  readonly start: number
}

/** One step of the show; a reducer's event is the step itself. */
export type Move = (show: Show) => Show

/** A failed video's sentence can be read so long before the next one follows. */
export const MOVE_ON_MS = 4_000

/** Ready to begin with the first video; nothing plays before the page is there. */
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

/** 'n of total' */
export function counter({ clips, index }: Show): string {
  return `${Math.min(index + 1, clips.length)} of ${clips.length}`
}

/** A step that counts only while this video is the current one: what a player says comes a moment late. */
export function during(clip: string, move: Move): Move {
  return (show) => (currentClip(show) === clip ? move(show) : show)
}

// What the visitor does

export const next: Move = (show) => begin(show, show.index + 1)
export const previous: Move = (show) => begin(show, show.index - 1)
export const play: Move = (show) => (hasFailed(show) ? { ...begin(show, show.index), isPlaying: true } : playing(show))
export const pause: Move = (show) => (show.isPlaying ? { ...show, isPlaying: false } : show)
export const toggle: Move = (show) => (show.isPlaying && !hasFailed(show) ? pause(show) : play(show))

// What the player says

export const loading: Move = (show) => ({ ...show, isReady: false })
export const ready: Move = (show) => (show.isReady ? show : { ...show, isReady: true })
/** The browser did not let it play. */
export const blocked: Move = pause
export const failed: Move = (show) =>
  hasFailed(show) ? show : { ...show, isReady: false, failed: [...show.failed, currentClip(show) ?? ''] }
/** The next one that can be played follows, or the same one again when there is no other. */
export const ended: Move = (show) => begin(show, nextPlayable(show) ?? show.index)
/** Leaves a failed video behind; when every one has failed the show stands still until something changes. */
export const moveOn: Move = (show) => {
  const index = nextPlayable(show)
  return index === undefined ? show : begin(show, index)
}

// What the shop says

/** The list has been read again: the current video goes on; when it is gone, the one in its place begins. */
export function listed(clips: readonly string[]): Move {
  return (show) => {
    // Every video failed: most likely the shop could not be reached, and now it can.
    const stillFailed = haveAllFailed(show) ? [] : show.failed.filter((clip) => clips.includes(clip))
    const index = clips.indexOf(currentClip(show) ?? '')
    const renewed = { ...show, clips, failed: stillFailed }
    if (index < 0) return begin(renewed, Math.min(show.index, clips.length), '')
    return stillFailed.length === 0 && hasFailed(show) ? begin(renewed, index) : { ...renewed, index }
  }
}

/** Begins the video at that place, around the end and the beginning; one that failed before gets another chance. */
function begin(show: Show, place: number, before = currentClip(show)): Show {
  const { clips } = show
  if (clips.length === 0) return { ...show, index: 0, isReady: false }
  const index = (place + clips.length) % clips.length
  const isSame = clips[index] === before && !hasFailed(show)
  return {
    ...show,
    index,
    // The same video is loaded already and says so no second time.
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
