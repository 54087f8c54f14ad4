// A bank line with the payment or the orders it may match.
import { formatRupees } from '#domain/numbers/money.ts'
import { methodText } from '#domain/payments/payment.ts'
import { statements } from '#domain/words/en/office/money/statements.ts'
import type { Proposal } from '#server/payments/statements.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Select } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
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
  const text = useWords(statements)
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
          <Chip tone="bad">{text.customerSaid({ amount: formatRupees(payment.amountPaise) })}</Chip>
        )}
        {isOpen && proposal.mayHaveGoneBack && <Chip tone="bad">{text.mayBeReversed}</Chip>}
        {kind === 'went back' && payment.seen && <Chip tone="bad">{text.countsAsPaid}</Chip>}
        {payment.takenBack && <Chip tone="bad">{text.undone}</Chip>}
      </span>
    </div>
  )
}

type TickProps = Props & { orderId: string; id: string }

function Tick({ proposal: { paise, day }, orderId, id, chosen, onChoose }: TickProps) {
  const isTicked = chosen !== undefined
  const { tick } = useWords(statements)
  return (
    <label className="proposal-tick tick">
      <input type="checkbox" checked={isTicked} onChange={() => onChoose(isTicked ? undefined : id)} />
      <span className="visually-hidden">{tick({ amount: formatRupees(paise), day: receivedDate(day), orderId })}</span>
    </label>
  )
}

function OneOrder({ order }: { order: Of<'due'>['orders'][number] }) {
  const { isNamed, isSaid } = useWords(statements)
  return (
    <>
      <OrderOf payment={order} />
      {order.isSaid && <Chip tone="good">{isSaid}</Chip>}
      {order.isNamed && <Chip tone="good">{isNamed}</Chip>}
    </>
  )
}

function OrderChoice({ proposal, chosen = '', onChoose }: Omit<Props, 'proposal'> & { proposal: Of<'due'> }) {
  const { orders, others, paise, day } = proposal
  const text = useWords(statements)
  return (
    <>
      <Select
        aria-label={text.orderOf({ amount: formatRupees(paise), day: receivedDate(day) })}
        value={chosen}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      >
        <option value="">{text.chooseOrder({ count: orders.length + others })}</option>
        {orders.map(({ orderId, name, placedOn, isNamed }) => (
          <option key={orderId} value={orderId}>
            {(isNamed ? text.namedChoice : text.orderChoice)({ name, orderId, day: receivedDate(placedOn) })}
          </option>
        ))}
      </Select>
      {others > 0 && <span className="money-note">{text.notListed({ count: others })}</span>}
    </>
  )
}
