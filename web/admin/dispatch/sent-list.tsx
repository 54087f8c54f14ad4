// Orders on their way, latest dispatch first, each with the link that sends the LR number.
import { href, Link } from 'react-router'
import { counted } from '#domain/counted.ts'
import { languageOf } from '#domain/language.ts'
import { indianGrouping } from '#domain/money.ts'
import { languageLabels } from '#domain/settings/message-fields.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import type { Notify } from '../kit/use-notice.ts'
import type { DeskCounts } from './desk-tabs.tsx'
import type { SentRow } from './load-dispatch.ts'
import { MessageLink } from './message-link.tsx'

const columns = ['Customer', 'Office', 'LR', 'Cases', 'Freight', 'Message', '.Actions']

type Props = { rows: readonly SentRow[]; counts: DeskCounts; notify: Notify }

export function SentList({ rows, counts: { sent, untold, lookedAt }, notify }: Props) {
  if (rows.length === 0) {
    return (
      <Empty title="Nothing is on its way" icon="truck">
        What is dispatched stands here until it is delivered.
      </Empty>
    )
  }
  return (
    <>
      {untold > 0 && (
        <p className="below-2 strong">
          {sent > lookedAt && `Of the last ${indianGrouping(lookedAt)}: `}
          {counted(untold, 'customer has', 'customers have')} not been sent the LR yet.
        </p>
      )}
      <DataTable label="Dispatched" kind="dispatched" columns={columns}>
        {rows.map((row) => (
          <Sent key={row.orderId} row={row} notify={notify} />
        ))}
      </DataTable>
      {sent > rows.length && (
        <p className="soft">{`The last ${indianGrouping(rows.length)} of ${indianGrouping(sent)} are shown.`}</p>
      )}
    </>
  )
}

function Sent({ row: { orderId, name, place, isTold, went, message }, notify }: { row: SentRow; notify: Notify }) {
  const other = message.language === 'ta' ? 'en' : 'ta'
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
        {went ? went.office : <span className="soft">No LR is recorded</span>}
        {went && <span className="code">{went.at}</span>}
      </Cell>
      <Cell name="lr" label="LR">
        {went?.lr}
        {went && went.receiptUrl !== '' && (
          <a
            className="dispatch-receipt"
            href={went.receiptUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={`Receipt of ${name}`}
          >
            Receipt
          </a>
        )}
      </Cell>
      <Cell name="cases">{went?.cases}</Cell>
      <Cell name="freight" label="Freight">
        {went?.freight}
      </Cell>
      <Cell name="message">
        <Chip tone={isTold ? 'good' : 'warn'}>{isTold ? 'Opened' : 'Not sent yet'}</Chip>
      </Cell>
      <Cell className="row gap-1" name="actions">
        {went && (
          <>
            <MessageLink
              message={message}
              variant={isTold ? 'secondary' : 'primary'}
              label={`${languageLabels[message.language]}: send the LR to ${name}`}
              notify={notify}
            >
              {languageLabels[message.language]}
            </MessageLink>
            <MessageLink
              message={message}
              language={other}
              variant="quiet"
              label={`${languageLabels[other]}: send the LR to ${name}`}
              notify={notify}
            >
              {languageLabels[other]}
            </MessageLink>
          </>
        )}
        <ButtonLink
          variant="quiet"
          size="small"
          to={`?list=sent&order=${orderId}`}
          preventScrollReset
          aria-label={went ? `Correct the dispatch of ${name}` : `Record LR of the order of ${name}`}
        >
          {went ? 'Correct' : 'Record LR'}
        </ButtonLink>
      </Cell>
    </DataRow>
  )
}
