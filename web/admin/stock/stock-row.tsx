// A product with its stock, its sales and its low-stock limit.
import { memo } from 'react'
import { href, Link } from 'react-router'
import { indianGrouping } from '#domain/numbers/money.ts'
import { daysLeftText, perDayText, type SellingWindow } from '#domain/stock/running-out.ts'
import { rowDaysLeft, rowLevel, SOON_DAYS, type StockRow as Row } from '#domain/stock/stock-list.ts'
import { common } from '#domain/words/en/office/common.ts'
import { stock as words } from '#domain/words/en/office/goods/stock.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'
import { Cell, DataRow } from '../kit/data-table.tsx'
import { NameOrGone } from '../kit/stable-rows/refresh-list.tsx'
import type { Gone } from '../kit/stable-rows/stable-rows.ts'

const levels = {
  in: undefined,
  low: { tone: 'warn', word: 'lowStock' },
  out: { tone: 'bad', word: 'outOfStock' },
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
  const text = useWords(words)
  const shared = useWords(common)
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
          {!enabled && <Chip tone="bad">{shared.switchedOff}</Chip>}
        </span>
      </Cell>
      <Cell className="soft" name="category">
        {row.category}
      </Cell>
      <Cell name="stock" label={text.title}>
        <b>{indianGrouping(stock)}</b> {level && <Chip tone={level.tone}>{text[level.word]}</Chip>}
      </Cell>
      <Cell name="sells" {...(left !== undefined && { label: text.sells })}>
        {left === undefined ? <span className="soft">{text.unsold}</span> : perDayText(row.perDay[days])}
      </Cell>
      <Cell name="lasts" label={text.lasts}>
        {stock > 0 && left !== undefined && (
          <span className={left < SOON_DAYS ? 'bad strong' : undefined}>{daysLeftText(left)}</span>
        )}
      </Cell>
      <Cell name="low" label={text.lowAt}>
        {gone !== 'deleted' && (
          <button
            type="button"
            className="low-stock-line touch gap-1 soft"
            aria-label={(lowStock === undefined ? text.shopLimitOf : text.limitOf)({ name, limit: lowAt })}
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
          aria-label={text.movementsOf({ name })}
        >
          {text.movements}
        </Link>
        {gone !== 'deleted' && (
          <Link
            className="touch"
            to={`${href('/admin/products')}?search=${encodeURIComponent(code)}`}
            aria-label={text.productOf({ name })}
          >
            {text.product}
          </Link>
        )}
      </Cell>
    </DataRow>
  )
})
