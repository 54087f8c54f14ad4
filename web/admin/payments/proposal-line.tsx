// A bank line with the payment or the orders it may match.
import { formatRupees, indianGrouping } from '#domain/money.ts'
import { methodText } from '#domain/payments/payment.ts'
import type { Proposal } from '#server/payments/statements.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Select } from '#web/ui/field.tsx'
import { receivedDate } from './payment-item.tsx'
import { OrderOf } from './payment-table.tsx'

type Of<Kind extends Proposal['kind']> = Extract<Proposal, { kind: Kind }>
type Props = {
  proposal: Proposal
  /** The ticked payment or order. */
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

export function ProposalLine({ proposal, chosen, onChoose }: Props) {
  const { day, paise, words, kind } = proposal
  const bank = (
    <span>
      <strong>{formatRupees(paise)}</strong> <span>{receivedDate(day)}</span>
      <span className="note breaks block" translate="no">
        {words}
      </span>
    </span>
  )
  if (kind === 'none' || (kind === 'went back' && !proposal.payment)) return bank
  if (kind === 'due') {
    const [order] = proposal.orders
    const isOne = proposal.orders.length === 1 && proposal.others === 0
    return (
      <div className="proposal-line stack lines-1 top" data-choice={!isOne || undefined}>
        {isOne && order && (
          <Tick proposal={proposal} orderId={order.orderId} id={order.orderId} chosen={chosen} onChoose={onChoose} />
        )}
        {bank}
        <span className="proposal-payment stack gap-0 breaks">
          {isOne && order ? (
            <OneOrder order={order} />
          ) : (
            <OrderChoice proposal={proposal} chosen={chosen} onChoose={onChoose} />
          )}
        </span>
      </div>
    )
  }
  const payment = proposal.payment!
  const isOpen = kind !== 'seen before' && kind !== 'went back'
  return (
    <div className="proposal-line stack lines-1 top" data-choice={!isOpen || undefined}>
      {isOpen && (
        <Tick proposal={proposal} orderId={payment.orderId} id={payment.id} chosen={chosen} onChoose={onChoose} />
      )}
      {bank}
      <span className="proposal-payment stack gap-0 breaks">
        <OrderOf payment={payment} />
        <span>{methodText(payment)}</span>
        {payment.amountPaise !== paise && isOpen && (
          <Chip tone="bad">{`The customer said ${formatRupees(payment.amountPaise)}`}</Chip>
        )}
        {kind === 'amount only' && <Chip tone="warn">Is it this one?</Chip>}
        {isOpen && proposal.mayHaveGoneBack && <Chip tone="bad">It may have gone back: look at the statement</Chip>}
        {kind === 'went back' && payment.seen && <Chip tone="bad">It counts as paid: undo it in the order</Chip>}
        {payment.takenBack && <Chip tone="bad">Undone</Chip>}
      </span>
    </div>
  )
}

type TickProps = Props & { orderId: string; id: string }

function Tick({ proposal: { paise, day }, orderId, id, chosen, onChoose }: TickProps) {
  const isTicked = chosen !== undefined
  return (
    <label className="proposal-tick tick">
      <input type="checkbox" checked={isTicked} onChange={() => onChoose(isTicked ? undefined : id)} />
      <span className="visually-hidden">{`Tick ${formatRupees(paise)} of ${receivedDate(day)} for ${orderId}`}</span>
    </label>
  )
}

function OneOrder({ order }: { order: Of<'due'>['orders'][number] }) {
  return (
    <>
      <OrderOf payment={order} />
      <Chip tone="warn">
        {order.isNamed ? 'The name is in the bank’s words. Is it this order?' : 'Is it this order?'}
      </Chip>
    </>
  )
}

function OrderChoice({ proposal, chosen = '', onChoose }: Omit<Props, 'proposal'> & { proposal: Of<'due'> }) {
  const { orders, others, paise, day } = proposal
  return (
    <>
      <Select
        aria-label={`Order of ${formatRupees(paise)} of ${receivedDate(day)}`}
        value={chosen}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      >
        <option value="">{`${indianGrouping(orders.length + others)} orders fit: choose one`}</option>
        {orders.map(({ orderId, name, placedOn, isNamed }) => (
          <option key={orderId} value={orderId}>
            {`${name}, ${orderId}, ${receivedDate(placedOn)}${isNamed ? ' (named by the bank)' : ''}`}
          </option>
        ))}
      </Select>
      {others > 0 && <span className="money-note">{`${indianGrouping(others)} more are not in the list.`}</span>}
    </>
  )
}
