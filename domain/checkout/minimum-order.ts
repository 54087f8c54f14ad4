/** The minimum order, below which checkout and Send Order are disabled (§5, §8, §9). */
import type { Paise } from '../numbers/money.ts'

export const MINIMUM_ORDER_PAISE: Paise = 2000_00

/** States without their own minimum use the shop's. */
export type MinimumSettings = {
  minimumOrderPaise: Paise
  minimumByState: readonly { state: string; minimumPaise: Paise }[]
}

/** Returns a state's minimum; the lowest of all while the state is unknown. */
export function minimumFor({ minimumOrderPaise, minimumByState }: MinimumSettings, state: string): Paise {
  const own = minimumByState.find((each) => each.state === state)
  if (own) return own.minimumPaise
  if (state !== '') return minimumOrderPaise
  return Math.min(minimumOrderPaise, ...minimumByState.map(({ minimumPaise }) => minimumPaise))
}

/** The shop's claims name its minimum (§1). */
export const HOME_STATE = 'Tamil Nadu'
