// Records stock movements in the same transaction. Called only in this folder.
import type { MovementKind } from '#domain/stock/movements.ts'
import type { Trx } from '../database/open.ts'
import { insertStatement } from '../database/statement.ts'
import type { System } from '../system.ts'

export type Recording = Pick<System, 'now' | 'randomToken'>

/** `reference` is the order, count or batch. */
export type Cause = { kind: MovementKind; who?: string | undefined; reference?: string | undefined }

/** `at` is set for an earlier movement. */
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

/** Skips differences of 0, unless a product is new or deleted, or its count begins. */
export async function recordMovements(
  trx: Trx,
  system: Recording,
  { kind, who, reference }: Cause,
  moved: readonly MovedStock[],
): Promise<void> {
  const now = system.now().toISOString()
  const isAlwaysTold = kind === 'created' || kind === 'deleted' || kind === 'opening'
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
