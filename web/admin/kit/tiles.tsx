// Tiles above a list: counts with links, and sums.
import { Link } from 'react-router'
import { indianGrouping } from '#domain/numbers/money.ts'
import './tiles.css'

export type CountTile = { label: string; count: number; tone: 'plain' | 'good' | 'warn' | 'bad'; to: string }

export function CountTiles({ tiles }: { tiles: readonly CountTile[] }) {
  return (
    <dl className="count-tiles stack">
      {tiles.map(({ label, count, tone, to }) => (
        <div className="card" key={label} data-tone={tone}>
          <dt className="soft">{label}</dt>
          <dd className="numeric">
            <Link to={to} replace preventScrollReset aria-label={`${label}: ${indianGrouping(count)}`}>
              {indianGrouping(count)}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** `value` is formatted; `note` is shown below it. */
export type SumTile = { label: string; value: string; note?: string; tone?: 'good' | 'warn' | undefined }

export function SumTiles({ tiles }: { tiles: readonly SumTile[] }) {
  return (
    <dl className="sum-tiles stack">
      {tiles.map(({ label, value, note, tone }) => (
        <div className="card" key={label} data-tone={tone}>
          <dt className="soft">{label}</dt>
          <dd>
            <span className="numeric">{value}</span>
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
