// The type of a stock that may be written: only what also records why the stock moves can make one.
import type { ColumnType } from 'kysely'

declare const moved: unique symbol
/** A number of pieces as it may be written: `server/stock/` alone makes it, where it also records what moved. */
export type MovedPieces = number & { readonly [moved]: true }

/** The table of such rows: the stock is read as a number, and a plain number cannot be written there. */
export type StockTable<Row extends { stock: number }> = Omit<Row, 'stock'> & {
  stock: ColumnType<number, MovedPieces, MovedPieces>
}
