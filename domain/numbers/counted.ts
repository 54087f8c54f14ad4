/** A number with its noun: '1 product', '1,200 products'. */
import { indianGrouping } from './money.ts'

/** `many` is for irregular plurals and verbs: counted(n, 'line is', 'lines are'). */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${indianGrouping(count)} ${count === 1 ? one : many}`
}
