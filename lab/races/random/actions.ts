// Chooses among all actions of a random run.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import type { Acting, Actions } from './act.ts'
import { counterActions } from './counter-actions.ts'
import { deskActions } from './desk-actions.ts'
import { goodsActions } from './goods-actions.ts'
import { orderActions } from './order-actions.ts'

export const actions: Actions = { ...orderActions, ...deskActions, ...counterActions, ...goodsActions }
export const actionNames = Object.keys(actions)

const urn = Object.entries(actions).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name))

export const chooseAction = (random: SeededRandom): string => random.pick(urn)

export async function runAction(name: string, acting: Acting): Promise<void> {
  const found = actions[name]
  if (!found) throw new Error(`There is no act '${name}'`)
  await found.act(acting)
}
