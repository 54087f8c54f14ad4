// Which panel lies over the shop: it stands in the URL's hash, so that a phone's back button closes it.
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterNextPaint } from '#web/first-paint/after-next-paint.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'

export type Panel = 'cart' | 'checkout'

/** A step back that no popstate has followed after so long was never taken. */
const LONGEST_STEP_MS = 1_000

/** The step back that has been asked for and has not happened yet, and what is to be open after it. */
let step: { towards: Panel | undefined; until: number } | undefined

/**
 * Every act reads the address and the depth of this moment, never those of the last drawing: between a step back and the
 * drawing after it a second press would otherwise count its steps from where the page no longer is.
 */
export function usePanel() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()

  const show = useCallback(
    (panel: Panel | undefined, { depth, replace }: { depth: number; replace: boolean }) => {
      const to = { search: window.location.search, hash: panel ? `#${panel}` : '' }
      void navigate(to, { replace, preventScrollReset: true, state: { depth } })
    },
    [navigate],
  )

  /** Shows another panel, or none, without a step in the history, which a step of the visitor's own could meet. */
  const replace = useCallback(
    (panel: Panel | undefined) => {
      if (panelOf(window.location.hash) !== panel) show(panel, { depth: depthNow(), replace: true })
    },
    [show],
  )

  /** Back to the shop, or by one step to the panel before; in its place when nothing was opened from here (after its link). */
  function goTo(panel: Panel | undefined) {
    const depth = depthNow()
    if (panelOf(window.location.hash) === panel) return
    if (depth === 0) show(panel, { depth, replace: true })
    else begin({ steps: panel ? 1 : depth, towards: panel })
  }

  function begin({ steps, towards }: { steps: number; towards: Panel | undefined }) {
    step = { towards, until: performance.now() + LONGEST_STEP_MS }
    window.addEventListener('popstate', arrive, { once: true })
    stepBack(steps)
  }

  function arrive() {
    const towards = step?.towards
    step = undefined
    goTo(towards)
  }

  /** A way back that is under way is not begun again: it only learns where it is to end. */
  function goBackTo(panel: Panel | undefined) {
    if (!isStepping()) goTo(panel)
    else if (step && panel === undefined) step.towards = undefined
  }

  return {
    panel: hydrated ? panelOf(hash) : undefined,
    /** A second touch of an impatient finger opens nothing more. */
    open: (panel: Panel) =>
      afterNextPaint(() => {
        if (isStepping() || panelOf(window.location.hash) === panel) return
        show(panel, { depth: depthNow() + 1, replace: false })
      }),
    backToCart() {
      if (panelOf(window.location.hash) === 'checkout') goBackTo('cart')
    },
    close: () => goBackTo(undefined),
    replace,
    /** Back to where the first panel was opened, though it may have been replaced since. */
    toShop() {
      const steps = depthNow()
      if (steps > 0 && !isStepping()) begin({ steps, towards: undefined })
      else goBackTo(undefined)
    },
  }
}

/** One step back, which closes what a step has opened; a second press before it is done does nothing. */
export function stepBackOnce() {
  if (isStepping()) return
  step = { towards: undefined, until: performance.now() + LONGEST_STEP_MS }
  window.addEventListener('popstate', () => (step = undefined), { once: true })
  stepBack(1)
}

export const isStepping = () => step !== undefined && performance.now() < step.until

/** How many steps lie between the shop and what is open over it. */
export function depthNow(): number {
  const state = window.history.state as { usr?: { depth?: number } | null } | null
  return Number(state?.usr?.depth ?? 0)
}

/** To an entry of its own where the browser can: a step back that the visitor takes at the same moment is not added to it. */
function stepBack(steps: number) {
  const { navigation } = window as { navigation?: Navigation }
  const target = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - steps]
  if (!navigation || !target) {
    window.history.go(-steps)
    return
  }
  const { committed, finished } = navigation.traverseTo(target.key)
  for (const end of [committed, finished]) end?.catch(() => {}) // another step overtook it
}

function panelOf(hash: string): Panel | undefined {
  if (hash === '#cart') return 'cart'
  return hash === '#checkout' ? 'checkout' : undefined
}
