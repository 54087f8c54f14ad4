// Downloads an order's estimate as a PDF made on this device (§2, §9).
import { useState } from 'react'
import { orders, orderAnswers } from '#domain/words/en/office/orders/orders.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { importIfAvailable } from '#web/first-paint/reload-once.ts'
import { downloadEstimate, pdfRefused } from '#web/browser/download-estimate.ts'
import { isInAppBrowser } from '#web/browser/share/share-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { fetchBill } from './fetch-bill.ts'

type Props = { order: { orderId: string; name: string }; look: 'icon' | 'words' | 'button'; notify: Notify }

export function DownloadBill({ order: { orderId, name }, look, notify }: Props) {
  const [busy, setBusy] = useState(false)
  const text = useWords(orders)

  async function download() {
    setBusy(true)
    const bill = await fetchBill(orderId, () => window.location.reload())
    if ('message' in bill) notify('bad', bill.message)
    else await save(() => downloadEstimate(bill.order, bill.settings, bill.due, bill.pageUrl))
    setBusy(false)
  }

  async function save(draw: () => Promise<void>) {
    const answers = wordsOf(orderAnswers)
    try {
      await importIfAvailable(draw)
      if (isInAppBrowser()) notify('bad', answers.billNotSaved)
      else notify('good', answers.billDownloaded)
    } catch {
      notify('bad', pdfRefused())
    }
  }

  const isButton = look === 'button'
  return (
    <Button
      variant={isButton ? 'secondary' : 'quiet'}
      size="small"
      busy={busy}
      aria-label={isButton ? undefined : text.downloadBillOf({ name })}
      title={look === 'icon' ? text.downloadBill : undefined}
      onClick={download}
    >
      <Icon name="download" />
      {look === 'icon' ? <span className="action-word">{text.bill}</span> : <span>{text.downloadBill}</span>}
    </Button>
  )
}
