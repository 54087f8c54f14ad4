// The page is awake once React has taken it over: it stands on the root, for the style sheets and for what is drawn later.

export function markHydrated() {
  document.documentElement.dataset.awake = ''
}

/** False on the server, and in the drawing by which the browser takes the page over. */
export function isHydrated(): boolean {
  return typeof document !== 'undefined' && 'awake' in document.documentElement.dataset
}
