import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'

const MODULE = JSON.stringify(import.meta.resolve('./young-generation.ts'))

test('the young generation stays small until the shop is open, and grows afterwards', () => {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8'
    import { limitYoungGeneration } from ${MODULE}
    const megabytes = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size / 2 ** 20
    const fill = () => Array.from({ length: 400_000 }, (_, index) => ({ index }))
    const grow = limitYoungGeneration()
    const kept = [fill()]
    const limited = megabytes()
    grow()
    kept.push(fill())
    process.stdout.write(JSON.stringify([limited, megabytes(), kept.length]))`
  const [limited = 0, grown = 0] = output(program)
  assert.ok(limited <= 2, `${limited} MB`)
  assert.ok(grown >= 8, `${grown} MB`)
})

const grownAfter = (first: string) => `
  import { getHeapSpaceStatistics } from 'node:v8'
  import { allocateInYoungGeneration } from ${MODULE}
  ${first}
  const megabytes = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space').space_used_size / 2 ** 20
  const kept = new Array(200_000)
  let size = kept.length
  let made = 0
  const make = (count) => { for (let i = 0; i < count; i++) kept[made++ % size] = { made, list: [made, made, made, made] } }
  make(4_000_000)
  size = 100
  kept.fill(undefined)
  let grown = 0
  for (let round = 0; round < 100; round++) {
    const before = megabytes()
    make(2_000)
    // A major collection makes it smaller.
    grown += Math.max(0, megabytes() - before)
  }
  process.stdout.write(JSON.stringify([grown]))`

/** With V8's default, a function whose objects once lasted makes them in the old generation from then on. */
test('objects of a moment stay in the young generation, although those of the same function lasted before', () => {
  // A small young generation on one thread comes to the same decision each time.
  const flags = ['--single-threaded', '--max-semi-space-size=1']
  const [byDefault = 0] = output(grownAfter(''), flags)
  assert.ok(byDefault > 10, `the control: ${byDefault} MB`)
  const [grown = 0] = output(grownAfter('allocateInYoungGeneration()'), flags)
  assert.ok(grown < 1, `${grown} MB`)
})

function output(program: string, flags: readonly string[] = []): number[] {
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  assert.equal(stderr, '')
  return JSON.parse(stdout) as number[]
}
