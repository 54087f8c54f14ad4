/** Checks a statement's reading by its balance column: opening + in − out = closing, row by row. */
import type { Paise } from '../numbers/money.ts'
import type { Moved } from './row-money.ts'

/** In file order; 'unread' breaks the chain. */
export type BalanceRow = (Moved & { row: number; sheet?: string; balance?: Paise }) | { opening: Paise } | 'unread'

export type BalanceCheck =
  | { kind: 'none' }
  | { kind: 'agrees'; isWhole: boolean; openingPaise: Paise; inPaise: Paise; outPaise: Paise; closingPaise: Paise }
  | { kind: 'differs'; row: number; sheet?: string; expectedPaise: Paise; foundPaise: Paise }

type Step = { row: number; sheet?: string; expectedPaise: Paise; foundPaise: Paise; isRight: boolean }

export function checkBalance(rows: readonly BalanceRow[]): BalanceCheck {
  const moved = rows.filter((row) => row !== 'unread' && 'paise' in row)
  if (moved.every(({ balance }) => balance === undefined)) return { kind: 'none' }
  const forward = steps(rows)
  const turned = rows.toReversed()
  const backward = steps(turned)
  // The file may be newest first.
  const isTurned = rightOf(backward) > rightOf(forward)
  const wrong = (isTurned ? backward : forward).filter(({ isRight }) => !isRight)
  const [first] = isTurned ? wrong.toReversed() : wrong
  if (first) {
    const { isRight: _, ...step } = first
    return { kind: 'differs', ...step }
  }
  return summed(
    isTurned ? turned : rows,
    moved.every(({ balance }) => balance !== undefined) && !rows.includes('unread'),
  )
}

function rightOf(all: readonly Step[]): number {
  return all.reduce((count, { isRight }) => count + (isRight ? 1 : -1), 0)
}

function steps(rows: readonly BalanceRow[]): Step[] {
  const found: Step[] = []
  let before: Paise | undefined
  for (const row of rows) {
    if (row === 'unread') before = undefined
    else if ('opening' in row) before = row.opening
    else {
      const { balance } = row
      const expectedPaise = before === undefined ? undefined : before + signed(row)
      if (expectedPaise !== undefined && balance !== undefined) {
        const { row: number, sheet } = row
        const isRight = expectedPaise === balance
        found.push({ row: number, ...(sheet !== undefined && { sheet }), expectedPaise, foundPaise: balance, isRight })
      }
      before = balance ?? expectedPaise
    }
  }
  return found
}

function summed(rows: readonly BalanceRow[], isWhole: boolean): BalanceCheck {
  const moved = rows.filter((row) => row !== 'unread' && 'paise' in row)
  const sum = (side: Moved['side']) => moved.reduce((total, row) => total + (row.side === side ? row.paise : 0), 0)
  const known = moved.filter(({ balance }) => balance !== undefined)
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return { kind: 'none' }
  return {
    kind: 'agrees',
    isWhole,
    openingPaise: first.balance! - signed(first),
    inPaise: sum('in'),
    outPaise: sum('out'),
    closingPaise: last.balance!,
  }
}

function signed({ paise, side }: Moved): Paise {
  return side === 'in' ? paise : -paise
}
