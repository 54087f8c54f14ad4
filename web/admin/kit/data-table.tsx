// A table on a desk, cards on a phone; draws only the rows in sight.
import type { CSSProperties, ReactNode } from 'react'
import './data-table.css'

type DataTableProps = {
  label: string
  kind: string
  narrow?: 'cards' | 'rows'
  columns: readonly string[]
  children: ReactNode
}

/** `kind` names the column widths in CSS, `narrow` the look on a phone; a hidden column name starts with a dot. */
export function DataTable({ label, kind, narrow = 'cards', columns, children }: DataTableProps) {
  return (
    <table className="data-table card" data-kind={kind} data-narrow={narrow} aria-label={label}>
      <thead>
        <tr className="data-table-head stack">
          {columns.map((column) => (
            <th key={column} scope="col">
              {column.startsWith('.') ? <span className="visually-hidden">{column.slice(1)}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

export function DataRow({ mark, children }: { mark?: string | undefined; children: ReactNode }) {
  return (
    <tr className="data-table-row stack" data-mark={mark}>
      {children}
    </tr>
  )
}

type CellProps = { name: string; label?: string; className?: string; children: ReactNode }

/**
 * A card shows `label`, as it has no column head. `className` names pieces of style; `--cell` is the name for
 * `grid-area`.
 */
export function Cell({ name, label, className = '', children }: CellProps) {
  return (
    <td
      className={`data-table-cell ${className}`}
      data-cell={name}
      data-label={label}
      style={{ '--cell': name } as CSSProperties}
    >
      {children}
    </td>
  )
}
