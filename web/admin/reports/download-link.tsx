// A link to a spreadsheet of the chosen days.
import { href, useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'

type Props = { file: string; what: string; label?: string }

/** `what` is read aloud, `label` is shown. */
export function DownloadLink({ file, what, label = '' }: Props) {
  const { search } = useLocation()
  return (
    <ButtonLink
      reloadDocument
      download
      size="small"
      variant="quiet"
      to={`${href('/admin/reports/download/:file', { file: `${file}.xlsx` })}${search}`}
      aria-label={`${what} .xlsx: download`}
    >
      <Icon name="download" /> {`${label} .xlsx`.trim()}
    </ButtonLink>
  )
}
