// Exports and erases a customer's data.
import { useFetcher } from 'react-router'
import { customerData } from '#domain/words/en/office/orders/customers.ts'
import { saveTextFile } from '#web/browser/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { Erasing } from './erase-customer.tsx'
import type { CustomerResult } from './intents.ts'
import type { CustomerView } from './load-customers.ts'

type Props = { view: CustomerView; mayErase: boolean; notify: Notify; onErase: (erasing: Erasing) => void }

export function CustomerData({ view: { number, mobile, orders, sales, notYet }, mayErase, notify, onErase }: Props) {
  const text = useWords(customerData)
  const file = useFetcher<CustomerResult>()
  useFetcherResult(file.data, (result) => {
    if (result.file) saveTextFile(result.file.name, result.file.text)
    notify(result.ok ? 'good' : 'bad', result.message)
  })
  return (
    <section>
      <h3>{text.title}</h3>
      <p>{text.purpose}</p>
      <div className="spread below-2">
        <file.Form method="post" defaultShouldRevalidate={false}>
          <input type="hidden" name="number" value={number} />
          <Button type="submit" variant="secondary" name="intent" value="export" busy={file.state !== 'idle'}>
            {text.download}
          </Button>
        </file.Form>
        {mayErase && notYet === undefined && (
          <Button
            variant="danger"
            onClick={() => onErase({ number, isOrder: mobile === '', orders: orders.length, sales: sales.length })}
          >
            {text.erase}
          </Button>
        )}
      </div>
      {mayErase && notYet !== undefined && (
        <Notice tone="warn">
          {notYet} {text.thenErase}
        </Notice>
      )}
    </section>
  )
}
