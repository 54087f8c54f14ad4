/** Durations and speeds of the user interface (§4, §9). */
export const UPLOAD_DELAY_MIN_MS = 5_000
export const UPLOAD_DELAY_MAX_MS = 10_000

/** A message stays visible for this time. */
export const NOTICE_MS = 5_000
/** Scrolling is blocked after a cart change. */
export const SCROLL_LOCK_MS = 100
/** Delay after a successful change. */
export const PASSWORD_PANEL_CLOSE_MS = 2_000

export const WHATSAPP_TOAST_DELAY_MS = 5_000
export const WHATSAPP_TOAST_PROGRESS_MS = 5_000
export const WHATSAPP_TOAST_HIDE_MS = 10 * 60_000
export const CONFETTI_PARTICLES = 1_000

/** Pixels per second, to the left. */
export const BANNER_SPEED = 50

/** Returns the delay before an automatic upload; `random` is 0 to 1. */
export function uploadDelayMs(random: number): number {
  const share = Math.min(Math.max(random, 0), 1)
  return Math.round(UPLOAD_DELAY_MIN_MS + share * (UPLOAD_DELAY_MAX_MS - UPLOAD_DELAY_MIN_MS))
}

/** Interval of an edit screen's presence signal; after three missed ones it counts as closed. */
export const EDITING_BEAT_MS = 20_000
