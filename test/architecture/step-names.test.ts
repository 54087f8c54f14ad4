import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { stepFaults } from './step-names.ts'

suite('the check finds a list of steps', () => {
  const guilty = [
    `const isAway = ['dispatched', 'delivered'].includes(step)`,
    `const open = new Set(['placed', 'confirmed'])`,
    `type Away = 'dispatched' | 'delivered'`,
    `export const isAway = (step: string) => step === 'dispatched' || step === 'delivered'`,
    `const title = { packed: 'Packed', dispatched: 'Gone' }`,
    `const away = sql\`orders.step in ('dispatched', 'delivered')\``,
    `query.where('step', 'in', ['packed', 'dispatched'])`,
    `function isAway(step: string) { switch (step) { case 'dispatched': case 'delivered': return true } }`,
    `function isAway(step: string) { if (step === 'dispatched') return true; return step === 'delivered' }`,
    `if (done.has('packed') || done.has('dispatched')) refuse()`,
  ]
  for (const line of guilty) test(line, () => assert.notDeepEqual(stepFaults({ 'server/a.ts': line }), []))

  const innocent = [
    `const isAway = hasReached(step, 'packed') && !hasReached(step, 'delivered')`,
    `const waiting = stepsBetween('packed', 'dispatched')`,
    `function f(step: string) { if (step === 'placed') return 'confirmed'; return step === 'cancelled' ? '' : step }`,
    `const isPacked = step === 'packed'`,
    `const usual = { confirmed: 1, paid: 2, packed: 3, dispatched: 4, delivered: 5, cancelled: 6 }`,
  ]
  for (const line of innocent) test(line, () => assert.deepEqual(stepFaults({ 'server/a.ts': line }), []))
})
