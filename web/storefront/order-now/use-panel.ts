// Keeps the open panel in the URL's hash, so that Back closes it.
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterNextPaint } from '#web/first-paint/after-next-paint.ts'
import { useHydrated } from '#web/first-paint/hydrated.ts'

export type Panel = 'cart' | 'checkout' | 'list'

const PANELS: readonly Panel[] = ['cart', 'checkout', 'list']

/** Without popstate after this time the step back did not happen. */
const LONGEST_STEP_MS = 1_000

/** The pending step back, and the panel to be open after it. */
let step: { towards: Panel | undefined; until: number } | undefined

/**
 * Actions read the current URL and depth, not the rendered ones: between a step back and its render a second press
 * would count from the wrong entry.
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

  /** Shows another panel, or none, without a step in the history, which could coincide with the visitor's. */
  const replace = useCallback(
    (panel: Panel | undefined) => {
      if (panelOf(window.location.hash) !== panel) show(panel, { depth: depthNow(), replace: true })
    },
    [show],
  )

  /** Goes back to the shop or the previous panel; replaces the entry when the visit began here. */
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

  /** A pending step back is not repeated; only its target changes. */
  function goBackTo(panel: Panel | undefined) {
    if (!isStepping()) goTo(panel)
    else if (step && panel === undefined) step.towards = undefined
  }

  return {
    panel: hydrated ? panelOf(hash) : undefined,
    /** Ignores a second touch. */
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
    /** Goes back to where the first panel was opened, even if it was replaced since. */
    toShop() {
      const steps = depthNow()
      if (steps > 0 && !isStepping()) begin({ steps, towards: undefined })
      else goBackTo(undefined)
    },
  }
}

/** Goes back one step, which closes a sheet; ignores a second press until it is done. */
export function stepBackOnce() {
  if (isStepping()) return
  step = { towards: undefined, until: performance.now() + LONGEST_STEP_MS }
  window.addEventListener('popstate', () => (step = undefined), { once: true })
  stepBack(1)
}

export const isStepping = () => step !== undefined && performance.now() < step.until

/** Returns the number of entries between the shop and the open panel. */
export function depthNow(): number {
  const state = window.history.state as { usr?: { depth?: number } | null } | null
  return Number(state?.usr?.depth ?? 0)
}

/** Traverses to an absolute entry where possible, so that a simultaneous step by the visitor does not add up. */
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
  // A shared cart is #cart=….
  return PANELS.find((panel) => hash.split('=')[0] === `#${panel}`)
}
