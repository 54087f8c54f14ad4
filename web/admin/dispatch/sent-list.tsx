// Orders on their way, latest dispatch first, each with the link that sends the LR number.
import { href, Link, useNavigate } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { indianGrouping } from '#domain/numbers/money.ts'
import { languageLabel } from '#domain/settings/message-fields.ts'
import { common } from '#domain/words/en/office/common.ts'
import { dispatch as dispatchWords } from '#domain/words/en/office/orders/dispatch.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import { RowMenu } from '../kit/row-menu.tsx'
import type { Notify } from '../kit/use-notice.ts'
import type { DeskCounts } from './desk-tabs.tsx'
import type { SentRow } from './load-dispatch.ts'
import { MessageLink, useMessageLink } from './message-link.tsx'

type Props = { rows: readonly SentRow[]; counts: DeskCounts; notify: Notify }

export function SentList({ rows, counts: { sent, untold, lookedAt }, notify }: Props) {
  const text = useWords(dispatchWords)
  const { actions } = useWords(common)
  if (rows.length === 0) {
    return (
      <Empty
        title={text.nothingSent}
        icon="truck"
        action={
          <ButtonLink variant="secondary" to={href('/admin/dispatch')}>
            {text.seeOrdersToDispatch}
          </ButtonLink>
        }
      >
        {text.nothingSentHint}
      </Empty>
    )
  }
  const columns = [
    text.customer,
    text.office,
    text.lr,
    { number: text.cases },
    text.lorryCharge,
    text.message,
    `.${actions}`,
  ]
  return (
    <>
      {untold > 0 && (
        <p className="below-2 strong">
          {sent > lookedAt ? text.untoldOfLast({ count: untold, lookedAt }) : text.untold({ count: untold })}
        </p>
      )}
      <DataTable label={text.sent} kind="dispatched" columns={columns}>
        {rows.map((row) => (
          <Sent key={row.orderId} row={row} notify={notify} />
        ))}
      </DataTable>
      {sent > rows.length && <p className="soft">{text.latestOf({ shown: rows.length, total: sent })}</p>}
    </>
  )
}

type SentProps = { row: SentRow; notify: Notify }

function Sent({ row, notify }: SentProps) {
  const text = useWords(dispatchWords)
  const { orderId, name, place, isTold, went } = row
  return (
    <DataRow>
      <Cell name="customer">
        <Link to={`${href('/admin/orders')}?order=${orderId}`}>
          <strong lang={languageOf(name)}>{name}</strong>
        </Link>
        <span className="code" lang={languageOf(place)}>
          {place}
        </span>
      </Cell>
      <Cell name="office">
        {went ? went.office : <span className="soft">{text.noLr}</span>}
        {went && <span className="code">{went.at}</span>}
      </Cell>
      <Cell name="lr" label={text.lr}>
        {went?.lr}
        {went && went.receiptUrl !== '' && (
          <a
            className="dispatch-receipt"
            href={went.receiptUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={text.receiptOf({ name })}
          >
            {text.receipt}
          </a>
        )}
      </Cell>
      <Cell name="cases" label={text.cases} isNumber>
        {went && indianGrouping(went.cases)}
      </Cell>
      <Cell name="freight" label={text.lorryCharge}>
        {went?.freight}
      </Cell>
      <Cell name="message">
        <Chip tone={isTold ? 'good' : 'warn'}>{isTold ? text.opened : text.notSent}</Chip>
      </Cell>
      <Cell className="row nowrap gap-1" name="actions">
        {went ? (
          <SentActions row={row} notify={notify} />
        ) : (
          <ButtonLink
            variant="secondary"
            size="small"
            to={dispatchForm(orderId)}
            preventScrollReset
            aria-label={text.recordLrOf({ name })}
          >
            {text.recordLr}
          </ButtonLink>
        )}
      </Cell>
    </DataRow>
  )
}

/** The message in the customer's language; the other language is in the menu. */
function SentActions({ row: { orderId, name, isTold, message }, notify }: SentProps) {
  const text = useWords(dispatchWords)
  const navigate = useNavigate()
  const other = message.language === 'ta' ? 'en' : 'ta'
  const inOther = useMessageLink(message, other, notify)
  const whom = { name, language: languageLabel(message.language) }
  return (
    <>
      <MessageLink
        message={message}
        variant={isTold ? 'secondary' : 'primary'}
        label={isTold ? text.sendAgainTo(whom) : text.sendLrTo(whom)}
        notify={notify}
      >
        {isTold ? text.sendAgain : text.sendLr}
      </MessageLink>
      <RowMenu
        label={text.actionsFor({ name })}
        items={[
          {
            label: text.sendIn({ language: languageLabel(other) }),
            icon: 'whatsapp',
            href: inOther.to,
            onSelect: inOther.record,
          },
          {
            label: text.correctDispatch,
            icon: 'edit',
            onSelect: () => void navigate(dispatchForm(orderId), { preventScrollReset: true }),
          },
        ]}
      />
    </>
  )
}

function dispatchForm(orderId: string): string {
  return `?list=sent&order=${orderId}`
}
