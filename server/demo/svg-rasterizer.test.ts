// The press prints in a process of its own and never keeps the shop waiting for a label that will not come.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { openLabelPress } from './svg-rasterizer.ts'

test('labels asked for together each come to the one who asked', async () => {
  await using press = openLabelPress()
  const asked = ['PRD0001', 'PRD0002', 'PRD0003'].map((code) => press.print({ code, category: 'Rocket' }))
  const printed = await Promise.all(asked)
  assert.equal(new Set(printed.map((png) => Buffer.from(png).toString('base64'))).size, 3)
})

test('it prints while this process itself reads no SVG', async () => {
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
  await using press = openLabelPress()
  const png = await press.print({ code: 'PRD0001', category: 'Bomb' })
  assert.equal((await sharp(png).metadata()).format, 'png')
})

test('a label that cannot be drawn is an error, not a wait for ever', async () => {
  await using press = openLabelPress()
  const impossible = { code: 'PRD0001', category: 'Umbrellas' } as unknown as Parameters<typeof press.print>[0]
  await assert.rejects(press.print(impossible), /label press/)
})

test('a closed press says so', async () => {
  const press = openLabelPress()
  await press[Symbol.asyncDispose]()
  await assert.rejects(press.print({ code: 'PRD0001', category: 'Bomb' }), /not running/)
})
