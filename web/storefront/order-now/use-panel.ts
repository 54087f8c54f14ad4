// Which panel lies over the shop: it stands in the URL's hash, so that a phone's back button closes it.
import { useLocation, useNavigate } from 'react-router'
import { afterFrame } from '#web/browser/after-frame.ts'
import { useAwake } from './use-awake.ts'

export type Panel = 'cart' | 'checkout'

export function usePanel() {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const awake = useAwake()
  const depth = Number((state as { depth?: number } | null)?.depth ?? 0)

  function go(panel: Panel | undefined, replace: boolean) {
    const to = { search, hash: panel ? `#${panel}` : '' }
    void navigate(to, { replace, preventScrollReset: true, state: { depth: replace ? depth : depth + 1 } })
  }

  return {
    panel: awake ? panelOf(hash) : undefined,
    /** A second touch of an impatient finger opens nothing more. */
    open: (panel: Panel) => afterFrame(() => window.location.hash !== `#${panel}` && go(panel, false)),
    /** One step back when it was opened from here, else (after a reload) in its place. */
    backTo(panel: Panel | undefined) {
      if (depth > 0) void navigate(panel ? -1 : -depth)
      else go(panel, true)
    },
    close() {
      if (depth > 0) void navigate(-depth)
      else if (hash) go(undefined, true)
    },
  }
}

function panelOf(hash: string): Panel | undefined {
  if (hash === '#cart') return 'cart'
  if (hash === '#checkout') return 'checkout'
}
