// A description list with styles.
import type { ReactNode } from 'react'
import './data-list.css'

/** `isWide` takes the whole row where entries share one. */
export type DataEntry = { term: string; value: ReactNode; isWide?: boolean }

type DataListProps = { entries: readonly DataEntry[] }

export function DataList({ entries }: DataListProps) {
  return (
    <dl className="data-list">
      {entries.map(({ term, value, isWide }) => (
        <div key={term} className="data-list-entry" data-wide={isWide || undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
