// A table on a desk, cards on a phone; draws only the rows in sight.
import type { CSSProperties, ReactNode } from 'react'
import './data-table.css'

/** A column of numbers is aligned at its end; a hidden name starts with a dot. */
export type Column = string | { number: string }

type DataTableProps = {
  label: string
  kind: string
  narrow?: 'cards' | 'rows'
  columns: readonly Column[]
  children: ReactNode
}

/** `kind` names the column widths in CSS, `narrow` the look on a phone. */
export function DataTable({ label, kind, narrow = 'cards', columns, children }: DataTableProps) {
  return (
    <table className="data-table card" data-kind={kind} data-narrow={narrow} aria-label={label}>
      <thead>
        <tr className="data-table-head stack">
          {columns.map((column) => {
            const name = typeof column === 'string' ? column : column.number
            return (
              <th key={name} scope="col" data-number={name !== column || undefined}>
                {name.startsWith('.') ? <span className="visually-hidden">{name.slice(1)}</span> : name}
              </th>
            )
          })}
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

type CellProps = { name: string; label?: string; className?: string; isNumber?: boolean; children: ReactNode }

/**
 * A card shows `label`, as it has no column head. `className` names pieces of style; `--cell` is the name for
 * `grid-area`.
 */
export function Cell({ name, label, className = '', isNumber = false, children }: CellProps) {
  return (
    <td
      className={`data-table-cell ${className}`}
      data-cell={name}
      data-label={label}
      data-number={isNumber || undefined}
      style={{ '--cell': name } as CSSProperties}
    >
      {children}
    </td>
  )
}
