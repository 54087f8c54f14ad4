// Embeds the PDF where the browser can show it (§2).
import { useSyncExternalStore } from 'react'
import { pagePath } from '#domain/language-address.ts'
import { priceList } from '#domain/words/en/pages/price-list.ts'
import { useWords } from '#web/ui/words.ts'
import { InlineScript } from '#web/first-paint/inline-script.tsx'
import { useHydrated } from '#web/first-paint/hydrated.ts'

/** Runs before paint: a browser without a viewer would download the PDF. */
const MARK_WITHOUT_VIEWER = `if (navigator.pdfViewerEnabled === false) document.documentElement.dataset.pdf = 'none'`

const neverChanges = () => () => {}

/** Phones do not show embedded PDFs: without a frame they load none. */
export function PdfFrame() {
  const isHydrated = useHydrated()
  const text = useWords(priceList)
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
          src={`${pagePath('/pricelist.pdf')}#navpanes=0&view=FitH`}
          title={text.frame}
          loading="lazy"
        />
      )}
    </>
  )
}
