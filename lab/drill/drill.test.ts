import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { runDrill } from './run-drill.ts'

onEachDatabase('the restore drill: a backup has every order that was acknowledged before it', async (from, t) => {
  const drill = { from, to: ['sqlite', 'postgres'] as const, mediaMb: 4, orders: 60, customers: 3 }
  const { ordersBefore, ordersMeanwhile, restores, copiedFileFaults } = await runDrill(t, drill)
  assert.ok(ordersBefore >= 60)
  assert.ok(ordersMeanwhile > 0, 'orders came in while the backup was made')
  for (const { to, faults } of restores) assert.deepEqual(faults, [], to)
  // A copy from before the first checkpoint does not even have a table.
  if (from === 'sqlite') assert.match(copiedFileFaults.join(' '), /lost|cannot be read/, 'the control must be red')
})
