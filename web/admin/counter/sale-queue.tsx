// Sends unsent sales from every screen of the counter, and shows how many wait, why, and which the shop refused.
import { counted } from '#domain/counted.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { saleQueue } from './send/queued-sales.ts'
import { useSaleQueue } from './send/use-sale-queue.ts'
import './sale-queue.css'

export function SaleQueue() {
  const { queue, reason, isStored } = useSaleQueue()
  const waiting = queue.filter(({ refusal }) => refusal === undefined)
  const refused = queue.filter(({ refusal }) => refusal !== undefined)
  return (
    <div className="counter-queue stack gap-2" aria-live="polite">
      {waiting.length > 0 && (
        <Notice tone="warn">
          <b>{`${counted(waiting.length, 'sale is', 'sales are')} kept on this device`}</b>
          <span>{whyText(reason, waiting.length === 1)}</span>
        </Notice>
      )}
      {queue.length > 0 && !isStored && (
        <Notice tone="bad">
          The storage of this device is full. Leave this page open until the shop has the sales.
        </Notice>
      )}
      {refused.map(({ key, sale, refusal }) => (
        <Notice key={key} tone="bad">
          <p>
            <b>{sale.saleId}</b> {refusal}
          </p>
          <Button variant="secondary" size="small" onClick={() => saleQueue.remove(key)}>
            I have written it down
          </Button>
        </Notice>
      ))}
    </div>
  )
}

function whyText(reason: 'no connection' | 'signed out' | undefined, isOne: boolean): string {
  const isSent = isOne ? 'it is sent' : 'they are sent'
  if (reason === 'signed out') return `You are signed out: sign in again on this device, and ${isSent}.`
  return reason === undefined ? 'Sending…' : `When the network is back, ${isSent}. Go on selling.`
}
