// Terms and their values, one below the other: a piece of web/ui with a style sheet, for any screen.
import type { ReactNode } from 'react'
import './data-list.css'

type DataListProps = { entries: readonly { term: string; value: ReactNode }[] }

export function DataList({ entries }: DataListProps) {
  return (
    <dl className="data-list">
      {entries.map(({ term, value }) => (
        <div key={term} className="data-list-entry">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
