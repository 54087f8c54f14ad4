// One table of a report, with total and download.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#domain/language.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { type CountKind, countKind, countText } from '#domain/reports/report-counts.ts'
import {
  chargesOf,
  reportTables,
  shownRows,
  type TableName,
  tableWords,
  totalsOf,
} from '#domain/reports/report-sheets.ts'
import type { Staged, Sums } from '#domain/reports/report-sums.ts'
import type { Report, ReportRow } from '#domain/reports/report.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow, DataTable } from '../kit/data-table.tsx'
import { DownloadLink } from './download-link.tsx'

type Props = {
  table: TableName
  report: Report
  days: { from: string; to: string }
  linkOf?: (row: ReportRow) => string
}

export function ReportTable({ table, report, days, linkOf }: Props) {
  const { title, name } = tableWords(table)
  const text = useWords(reportWords)
  const rows = shownRows(table, report)
  const hasCounter = report.channels.length > 0
  const heading = `report-${table}`
  const isOfOrders = reportTables[table].counts !== 'pieces'
  return (
    <section className="report-section" aria-labelledby={heading}>
      <header>
        <h2 className="large" id={heading}>
          {title}
        </h2>
        <DownloadLink file={table} days={days} table={title} />
      </header>
      <DataTable label={title} kind="report" columns={[name, { number: text.ordered }, { number: text.confirmed }]}>
        {rows.map((row) => (
          <DataRow key={row.id}>
            <Cell name="name">
              <Name to={linkOf?.(row)} lang={languageOf(row.name)}>
                {row.name}
              </Name>
              {row.note && (
                <span className="code" lang={languageOf(row.note)}>
                  {row.note}
                </span>
              )}
            </Cell>
            <SumCells sums={row} kind={countKind(table, row.id, hasCounter)} />
          </DataRow>
        ))}
        {chargesOf(table, report).map((row) => (
          <DataRow key={`charge ${row.id}`}>
            <Cell name="name">{row.name}</Cell>
            <SumCells sums={row} />
          </DataRow>
        ))}
        <DataRow mark="total">
          <Cell name="name">{text.total}</Cell>
          <SumCells
            sums={totalsOf(table, report)}
            {...(isOfOrders && { kind: countKind(table, undefined, hasCounter) })}
          />
        </DataRow>
      </DataTable>
    </section>
  )
}

function Name({ to, lang, children }: { to: string | undefined; lang: Language | undefined; children: ReactNode }) {
  return to === undefined ? <strong lang={lang}>{children}</strong> : <Link to={to}>{children}</Link>
}

function SumCells({ sums, kind }: { sums: Staged<Sums>; kind?: CountKind }) {
  return (['asked', 'confirmed'] as const).map((stage) => (
    <Cell isNumber key={stage} name={stage}>
      <b>{formatRupees(sums[stage].paise)}</b>
      {kind && <span className="code">{countText(sums[stage].count, kind)}</span>}
    </Cell>
  ))
}
