// Downloads an order's estimate as a PDF made on this device (§2, §9).
import { useState } from 'react'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { importIfAvailable } from '#web/first-paint/reload-once.ts'
import { downloadEstimate, PDF_REFUSED } from '#web/browser/download-estimate.ts'
import { isInAppBrowser } from '#web/browser/share/share-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { fetchBill } from './fetch-bill.ts'

type Props = { order: { orderId: string; name: string }; look: 'icon' | 'words' | 'button'; notify: Notify }

export function DownloadBill({ order: { orderId, name }, look, notify }: Props) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const bill = await fetchBill(orderId, () => window.location.reload())
    if ('message' in bill) notify('bad', bill.message)
    else await save(() => downloadEstimate(bill.order, bill.settings, bill.due))
    setBusy(false)
  }

  async function save(draw: () => Promise<void>) {
    try {
      await importIfAvailable(draw)
      if (isInAppBrowser())
        notify('bad', 'This app may not save files. Open the back office in Chrome or Safari for the bill.')
      else notify('good', 'Bill downloaded')
    } catch {
      notify('bad', PDF_REFUSED)
    }
  }

  const isButton = look === 'button'
  return (
    <Button
      variant={isButton ? 'secondary' : 'quiet'}
      size="small"
      busy={busy}
      aria-label={isButton ? undefined : `Download Bill of ${name}`}
      title={look === 'icon' ? 'Download Bill' : undefined}
      onClick={download}
    >
      {look === 'icon' ? icon : inWords}
    </Button>
  )
}

const icon = (
  <>
    <Icon name="download" />
    <span className="action-word">Bill</span>
  </>
)
const inWords = (
  <>
    <Icon name="download" /> Download Bill
  </>
)
