// A description list with styles.
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
