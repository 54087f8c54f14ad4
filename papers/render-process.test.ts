import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'
import { estimate } from './estimate/estimate.ts'
import { priceList } from './price-list/price-list.ts'
import { demoSettings } from '#domain/shop-settings.ts'
import { lakshmi, testOrder } from '#domain/test-characters.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { printEstimate as printHere } from './estimate/draw-estimate.ts'
import { printPriceList as printListHere } from './price-list/draw-price-list.ts'
import { printEstimate, printPriceList } from './render-process.ts'

test('§7 the server prints the same estimate as the browser', async () => {
  const model = estimate(testOrder(), demoSettings)
  assert.deepEqual(await printEstimate(model), await printHere(model, paperFonts))
})

test('a price list is printed beside the process that serves visitors', async () => {
  const products = Array.from({ length: 300 }, (_, at) => ({ ...lakshmi, name: `Cracker ${at}` }))
  const list = priceList(products, demoSettings, new Date('2026-10-28T06:30:00Z'))
  const besideMs = await busyMs(() => printPriceList(list))
  const hereMs = await busyMs(() => printListHere(list, paperFonts))
  assert.ok(besideMs < hereMs / 3, `${besideMs} ms of this thread, against ${hereMs} ms when it prints itself`)
})

/** How long this thread worked, however busy the machine. */
async function busyMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

test('a paper that cannot be drawn is refused, and the process lives', async () => {
  const list = priceList([lakshmi], demoSettings, new Date(0))
  await assert.rejects(
    printPriceList({ ...list, pages: [undefined] } as never),
    /press stopped \(1\)[^]*price-list-sheet/,
  )
})

test('without a free file descriptor a paper is refused by the reason, and the process lives', async () => {
  const program = `
    import { openSync } from 'node:fs'
    import { printPriceList } from ${JSON.stringify(import.meta.resolve('./render-process.ts'))}
    try { for (;;) openSync('/dev/null') } catch {}
    await printPriceList({}).catch((error) => process.stdout.write(error.code))`
  const shell = ['-c', 'ulimit -n 64; exec "$0" --input-type=module --eval "$1"', process.execPath, program]
  const { stdout, status } = spawnSync('/bin/sh', shell, { encoding: 'utf8' })
  assert.deepEqual({ stdout, status }, { stdout: 'EMFILE', status: 0 })
})
