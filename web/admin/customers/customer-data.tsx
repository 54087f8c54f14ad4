// Exports and erases a customer's data.
import { useFetcher } from 'react-router'
import { saveTextFile } from '#web/browser/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import type { Notify } from '../kit/use-notice.ts'
import type { Erasing } from './erase-customer.tsx'
import type { CustomerResult } from './intents.ts'
import type { CustomerView } from './load-customers.ts'

type Props = { view: CustomerView; mayErase: boolean; notify: Notify; onErase: (erasing: Erasing) => void }

export function CustomerData({ view: { mobile, orders, sales, notYet }, mayErase, notify, onErase }: Props) {
  const file = useFetcher<CustomerResult>()
  useFetcherResult(file.data, (result) => {
    if (result.file) saveTextFile(result.file.name, result.file.text)
    notify(result.ok ? 'good' : 'bad', result.message)
  })
  return (
    <section>
      <h3>Customer data</h3>
      <p>For a customer who asks what the shop keeps of them, or wants it erased.</p>
      <div className="row below-2">
        <file.Form method="post" defaultShouldRevalidate={false}>
          <input type="hidden" name="mobile" value={mobile} />
          <Button type="submit" variant="secondary" name="intent" value="export" busy={file.state !== 'idle'}>
            Download as a file
          </Button>
        </file.Form>
        {mayErase && notYet === undefined && (
          <Button variant="danger" onClick={() => onErase({ mobile, orders: orders.length, sales: sales.length })}>
            Erase this customer
          </Button>
        )}
      </div>
      {mayErase && notYet !== undefined && (
        <Notice tone="warn">{`${notYet} Then the customer can be erased here.`}</Notice>
      )}
    </section>
  )
}
