import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'

test('the young generation stays small until the shop is open, and grows afterwards', () => {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8'
    import { limitYoungGeneration } from ${JSON.stringify(import.meta.resolve('./young-generation.ts'))}
    const megabytes = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size / 2 ** 20
    const fill = () => Array.from({ length: 400_000 }, (_, index) => ({ index }))
    const grow = limitYoungGeneration()
    const kept = [fill()]
    const limited = megabytes()
    grow()
    kept.push(fill())
    process.stdout.write(JSON.stringify([limited, megabytes(), kept.length]))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  assert.equal(stderr, '')
  const [limited = 0, grown = 0] = JSON.parse(stdout) as number[]
  assert.ok(limited <= 2, `${limited} MB`)
  assert.ok(grown >= 8, `${grown} MB`)
})
