// A link to a spreadsheet of the chosen days.
import { href, useLocation } from 'react-router'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = {
  file: string
  /** The table below this link, read aloud. */
  table?: string
}

/** Without a table: all orders. */
export function DownloadLink({ file, table }: Props) {
  const { search } = useLocation()
  const text = useWords(reportWords)
  return (
    <ButtonLink
      reloadDocument
      download
      size="small"
      variant="quiet"
      to={`${href('/admin/reports/download/:file', { file: `${file}.xlsx` })}${search}`}
      aria-label={table === undefined ? undefined : text.downloadTable({ table })}
    >
      <Icon name="download" /> {table === undefined ? text.downloadOrders : text.xlsx}
    </ButtonLink>
  )
}
