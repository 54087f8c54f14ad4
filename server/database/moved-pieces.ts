// The type of a writable stock, which only code that records the movement can create.
import type { ColumnType } from 'kysely'

declare const moved: unique symbol
/** Created only in `server/stock/`. */
export type MovedPieces = number & { readonly [moved]: true }

/** Does not accept a plain number to write. */
export type StockTable<Row extends { stock: number }> = Omit<Row, 'stock'> & {
  stock: ColumnType<number, MovedPieces, MovedPieces>
}
