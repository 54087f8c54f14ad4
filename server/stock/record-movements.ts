// Records what moved the stock of products, in the transaction that moves it. Only what moves it, in this folder, calls it.
import type { MovementKind } from '#domain/stock/movements.ts'
import type { Trx } from '../database/open.ts'
import { insertStatement } from '../database/statement.ts'
import type { System } from '../system.ts'

/** What a movement takes its moment and its id from. */
export type Recording = Pick<System, 'now' | 'randomToken'>

/** Why a stock changes: `reference` is the order, the count or the batch that it belongs to. */
export type Cause = { kind: MovementKind; who?: string | undefined; reference?: string | undefined }

/** `at` is given for what happened earlier. */
export type MovedStock = { productId: string; delta: number; at?: string }

const insertMovements = insertStatement('stock_movements', [
  'product_id',
  'at',
  'id',
  'kind',
  'delta',
  'reference',
  'who',
])

/** Records how the stock of products moved for one cause. A product that lost or gained nothing is left out, unless it is new or gone. */
export async function recordMovements(
  trx: Trx,
  system: Recording,
  { kind, who, reference }: Cause,
  moved: readonly MovedStock[],
): Promise<void> {
  const now = system.now().toISOString()
  const isAlwaysTold = kind === 'created' || kind === 'deleted'
  const rows = moved
    .filter(({ delta }) => delta !== 0 || isAlwaysTold)
    .map(({ productId, delta, at = now }) => [
      productId,
      at,
      system.randomToken(9),
      kind,
      delta,
      reference ?? null,
      who || null,
    ])
  await insertMovements(trx, rows)
}
