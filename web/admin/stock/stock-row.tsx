// A product with its stock, its sales and its low-stock limit.
import { memo } from 'react'
import { href, Link } from 'react-router'
import { indianGrouping } from '#domain/money.ts'
import { daysLeftText, perDayText, type SellingWindow } from '#domain/stock/running-out.ts'
import { rowDaysLeft, rowLevel, SOON_DAYS, type StockRow as Row } from '#domain/stock/stock-list.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { Cell, DataRow } from '../kit/data-table.tsx'
import { NameOrGone } from '../kit/stable-rows/refresh-list.tsx'
import type { Gone } from '../kit/stable-rows/stable-rows.ts'

const levels = {
  in: undefined,
  low: { tone: 'warn', word: 'Low Stock' },
  out: { tone: 'bad', word: 'Out of Stock' },
} as const

type Props = {
  row: Row
  gone: Gone | undefined
  days: SellingWindow
  shopLowStock: number
  /** A stable function: otherwise each letter typed renders every row. */
  onLowStock: (id: string) => void
}

export const StockRow = memo(function StockRow({ row, gone, days, shopLowStock, onLowStock }: Props) {
  const { id, name, code, stock, lowStock, enabled } = row
  const level = levels[rowLevel(row, shopLowStock)]
  const left = rowDaysLeft(row, days)
  const lowAt = indianGrouping(lowStock ?? shopLowStock)
  return (
    <DataRow mark={gone}>
      <Cell name="name">
        <strong>{name}</strong>
        {row.tamilName !== '' && (
          <span className="note block" lang="ta">
            {row.tamilName}
          </span>
        )}
        <span className="row lines-0">
          <NameOrGone className="code" gone={gone}>
            {code}
          </NameOrGone>
          {!enabled && <Chip tone="bad">Switched off</Chip>}
        </span>
      </Cell>
      <Cell className="soft" name="category">
        {row.category}
      </Cell>
      <Cell name="stock" label="Stock">
        <b>{indianGrouping(stock)}</b> {level && <Chip tone={level.tone}>{level.word}</Chip>}
      </Cell>
      <Cell name="sells" {...(left !== undefined && { label: 'Sells' })}>
        {left === undefined ? <span className="soft">Not sold lately</span> : perDayText(row.perDay[days])}
      </Cell>
      <Cell name="lasts" label="Lasts">
        {stock > 0 && left !== undefined && (
          <span className={left < SOON_DAYS ? 'bad strong' : undefined}>{daysLeftText(left)}</span>
        )}
      </Cell>
      <Cell name="low" label="Low at">
        {gone !== 'deleted' && (
          <button
            type="button"
            className="low-stock-line touch gap-1 soft"
            aria-label={`Low-stock limit of ${name}: ${lowAt}${lowStock === undefined ? ', the shop’s own' : ''}`}
            onClick={() => onLowStock(id)}
          >
            <span data-own={lowStock !== undefined || undefined}>{lowAt}</span>
            <Icon name="edit" />
          </button>
        )}
      </Cell>
      <Cell name="actions">
        <Link
          className="touch"
          to={`${href('/admin/stock/movements')}?product=${id}`}
          aria-label={`Movements of ${name}`}
        >
          Movements
        </Link>
        {gone !== 'deleted' && (
          <Link
            className="touch"
            to={`${href('/admin/products')}?search=${encodeURIComponent(code)}`}
            aria-label={`Product ${name}`}
          >
            Product
          </Link>
        )}
      </Cell>
    </DataRow>
  )
})
