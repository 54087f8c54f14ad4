// The printed price list inside the page, on a desk whose browser can show a PDF (spec §2).
import { useSyncExternalStore } from 'react'
import { InlineScript } from '#web/first-paint/inline-script.tsx'
import { useHydrated } from '#web/first-paint/hydrated.ts'

/** Before the page is painted: a browser that cannot show the PDF would offer a download of its own instead. */
const MARK_WITHOUT_VIEWER = `if (navigator.pdfViewerEnabled === false) document.documentElement.dataset.pdf = 'none'`

const neverChanges = () => () => {}

/** Phones do not show a PDF inside a page: there the frame is left out, and what is not shown is not loaded. */
export function PdfFrame() {
  const isHydrated = useHydrated()
  const hasViewer = useSyncExternalStore(
    neverChanges,
    () => navigator.pdfViewerEnabled !== false,
    () => true,
  )
  return (
    <>
      {!isHydrated && <InlineScript text={import.meta.env.SSR && MARK_WITHOUT_VIEWER} />}
      {hasViewer && (
        <iframe
          className="price-list-paper"
          src="/pricelist.pdf#navpanes=0&view=FitH"
          title="Price list (PDF)"
          loading="lazy"
        />
      )}
    </>
  )
}
