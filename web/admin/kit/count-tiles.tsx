// Counts above a list, each a tile that leads to what it counts.
import { Link } from 'react-router'
import { indianGrouping } from '#domain/money.ts'
import './count-tiles.css'

export type CountTile = { label: string; count: number; tone: 'plain' | 'good' | 'warn' | 'bad'; to: string }

export function CountTiles({ tiles }: { tiles: readonly CountTile[] }) {
  return (
    <dl className="count-tiles">
      {tiles.map(({ label, count, tone, to }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
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
