/** What one unit of a product is: a box or a packet (§9). */
export const units = ['1box', '1pkt'] as const

export type Unit = (typeof units)[number]

/** The unit as the back office shows it. */
export function unitLabel(unit: Unit): '1Box' | '1Pkt' {
  return unit === '1box' ? '1Box' : '1Pkt'
}
