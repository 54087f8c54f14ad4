// Whether the window is too small for form and library side by side; the styles use the same width.
import { useMedia } from '#web/browser/use-media.ts'

export function useIsSmall(): boolean {
  return useMedia('(width < 64rem)')
}
