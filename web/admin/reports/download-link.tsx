// A link to a spreadsheet of the shown days.
import { href } from 'react-router'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = {
  file: string
  days: { from: string; to: string }
  /** The table below this link, read aloud. */
  table?: string
}

/** Without a table: all orders. */
export function DownloadLink({ file, days: { from, to }, table }: Props) {
  const text = useWords(reportWords)
  return (
    <ButtonLink
      reloadDocument
      download
      size="small"
      variant="quiet"
      to={`${href('/admin/reports/download/:file', { file: `${file}.xlsx` })}?${new URLSearchParams({ day: 'range', from, to })}`}
      aria-label={table === undefined ? undefined : text.downloadTable({ table })}
    >
      <Icon name="download" /> {table === undefined ? text.downloadOrders : text.xlsx}
    </ButtonLink>
  )
}
