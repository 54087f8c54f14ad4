// Downloads or shares the estimate, made on this device.
import { useRef, useState } from 'react'
import type { Order } from '#domain/order/order.ts'
import { type Due, dueAtFirst } from '#domain/payments/due.ts'
import { type ShopWording, words } from '#domain/words.ts'
import { invoice as invoiceWords } from '#domain/words/en/pages/invoice.ts'
import { importIfAvailable } from '#web/first-paint/reload-once.ts'
import { estimateFile, pdfRefused } from '#web/browser/download-estimate.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { canShareFile, isInAppBrowser, shareFile } from '#web/browser/share/share-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { announce, notify, showRefusal } from '../announcements.ts'
import { orderSettings } from './order-settings.ts'
import { printedPage } from './printed-page.ts'

type InvoiceButtonProps = {
  order: Order
  settings: Parameters<typeof estimateFile>[1] & ShopWording
  /** The whole sum by default: nobody has paid for a new order. */
  due?: Due
  /** Of its own page; by default the one that a new order has. */
  link?: string | undefined
  size?: 'medium' | 'large'
  onDone?: () => void
}

export function InvoiceButton({ order, settings, due, link = order.link, size = 'large', onDone }: InvoiceButtonProps) {
  const { downloadInvoice } = words(settings)
  const text = useWords(invoiceWords)
  const [busy, setBusy] = useState<'download' | 'share'>()
  const made = useRef<{ order: Order; file: File }>(undefined)

  async function make(way: 'download' | 'share', use: (file: File) => void | Promise<void>) {
    if (busy) return
    setBusy(way)
    try {
      if (made.current?.order !== order) {
        const language = order.language ?? 'en'
        const [pageUrl, own] = await Promise.all([printedPage(link, language), orderSettings(language, settings)])
        const file = await importIfAvailable(() =>
          estimateFile(order, own, due ?? dueAtFirst(order.totalPaise), pageUrl),
        )
        made.current = { order, file }
      }
      await use(made.current.file)
    } catch {
      showRefusal(pdfRefused())
    } finally {
      setBusy(undefined)
    }
  }

  function download(file: File) {
    saveFile(file)
    if (isInAppBrowser()) notify(text.maybeNotSaved)
    else announce(text.downloaded)
    onDone?.()
  }

  async function share(file: File) {
    const outcome = await shareFile(file)
    if (outcome === 'late') notify(text.pressAgain)
    if (outcome === 'shared') onDone?.()
  }

  return (
    <>
      <Button size={size} variant="secondary" busy={busy === 'download'} onClick={() => make('download', download)}>
        <Icon name="download" /> {downloadInvoice}
      </Button>
      {canShareFile('application/pdf') && (
        <Button size={size} variant="secondary" busy={busy === 'share'} onClick={() => make('share', share)}>
          <Icon name="share" /> {text.share}
        </Button>
      )}
    </>
  )
}
