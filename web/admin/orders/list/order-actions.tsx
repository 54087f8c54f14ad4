// Actions on a listed order: view, bill, and apart from them delete.
import { Link } from 'react-router'
import { common } from '#domain/words/en/office/common.ts'
import { orders } from '#domain/words/en/office/orders/orders.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { DownloadBill } from '../bill/download-bill.tsx'
import type { OrderRow } from '../order-row.ts'
import type { OnChanged } from '../order-states.tsx'

export type ActionHandlers = { notify: Notify; onChanged: OnChanged; onDelete: (order: OrderRow) => void }

type Props = { row: OrderRow; address: string; look: 'icon' | 'words'; notify: Notify }

export function OrderActions({ row, address, look, notify }: Props) {
  const text = useWords(orders)
  const { view } = useWords(common)
  return (
    <>
      <Link
        className="view-details touch strong"
        to={address}
        preventScrollReset
        aria-label={text.viewDetailsOf({ name: row.name })}
      >
        <Icon name="eye" /> <span className="view-words">{text.viewDetails}</span>
        <span className="action-word">{view}</span>
      </Link>
      <DownloadBill order={row} look={look} notify={notify} />
    </>
  )
}

/** Apart from the everyday buttons, where no finger meets it by mistake. */
export function DeleteButton({ row, onDelete }: { row: OrderRow; onDelete: (order: OrderRow) => void }) {
  const text = useWords(orders)
  const names = useWords(common)
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={text.deleteOrderOf({ name: row.name })}
      title={text.deleteOrder}
      onClick={() => onDelete(row)}
    >
      <Icon name="trash" />
      <span className="action-word">{names.delete}</span>
    </Button>
  )
}
