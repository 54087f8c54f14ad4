// Download Invoice: the estimate as a PDF, made on this device.
import { useState } from 'react'
import type { Order } from '#domain/order.ts'
import { dueAtFirst } from '#domain/received/due.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { words } from '#domain/words.ts'
import { importIfAvailable } from '#web/first-paint/reload-once.ts'
import { PDF_REFUSED, downloadEstimate } from '#web/browser/download-estimate.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/any-icon.tsx'
import { showRefusal, announce } from '../announcements.ts'

type InvoiceButtonProps = { order: Order; settings: OrderPageSettings; size?: 'medium' | 'large'; onDone?: () => void }

export function InvoiceButton({ order, settings, size = 'large', onDone }: InvoiceButtonProps) {
  const { invoice } = words(settings)
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      await importIfAvailable(() => downloadEstimate(order, settings, dueAtFirst(order.totalPaise)))
      announce(`${invoice} downloaded`)
      onDone?.()
    } catch {
      showRefusal(PDF_REFUSED)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size={size} variant="secondary" busy={busy} onClick={download}>
      <Icon name="download" /> Download {invoice}
    </Button>
  )
}
