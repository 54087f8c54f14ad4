import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { demoProducts } from './catalogue.ts'
import { labelFile } from './seed-products.ts'
import { openSvgRasterizer } from './svg-rasterizer.ts'

const [first = '', ...others] = demoProducts.slice(0, 3).map(({ code }) => labelFile(code))

test('files requested together each resolve with their own image', async () => {
  await using rasterizer = openSvgRasterizer()
  const images = await Promise.all([first, ...others].map((file) => rasterizer.rasterize(file)))
  assert.equal(new Set(images.map((png) => Buffer.from(png).toString('base64'))).size, 3)
})

test('it rasterizes while this process itself reads no SVG', async () => {
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
  await using rasterizer = openSvgRasterizer()
  const png = await rasterizer.rasterize(first)
  assert.equal((await sharp(png).metadata()).format, 'png')
})

test('a file that cannot be rasterized is an error, not a wait for ever', async () => {
  await using rasterizer = openSvgRasterizer()
  await assert.rejects(rasterizer.rasterize(labelFile('PRD9999')), /SVG rasterizer/)
})

test('a disposed rasterizer rejects', async () => {
  const rasterizer = openSvgRasterizer()
  await rasterizer[Symbol.asyncDispose]()
  await assert.rejects(rasterizer.rasterize(first), /not running/)
})
