/** Reads the customers' price list that somebody has filled in (`customersList`). */
import { cellText, type CellValue } from './grid.ts'

const CODE = /^PRD\d{4}$/i
/** From the code's column to the quantity's. */
const TO_QUANTITY = 6
/** From the code's column to the price's: a number in each row of the list. */
const TO_PRICE = 5

/**
 * Returns a line for each product with a quantity, in the words of a pasted list ("PRD1155 × 5"); undefined if the
 * sheet is not the shop's list. Whatever was typed as quantity is handed on, so that nothing is left out in silence.
 */
export function filledLines(rows: readonly (readonly CellValue[])[]): string[] | undefined {
  const listed = rows.flatMap((cells) => {
    const at = cells.findIndex((cell) => CODE.test(cellText(cell)))
    return at >= 0 && typeof cells[at + TO_PRICE] === 'number' ? [{ cells, at }] : []
  })
  if (listed.length === 0) return undefined
  return listed.flatMap(({ cells, at }) => {
    const typed = cellText(cells[at + TO_QUANTITY])
    // Goods out of stock say so there, without a digit.
    if (!/\p{Nd}/u.test(typed) || Number(typed) === 0) return []
    return [`${cellText(cells[at])} × ${typed}`]
  })
}
