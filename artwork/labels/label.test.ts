import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { firstCategories } from '#domain/category/category.ts'
import sharp from 'sharp'
import { demoProducts } from '#server/demo/catalogue.ts'
import { drawLabel } from './label.ts'

const PNG_MAX_BYTES = 250_000
/** Mean difference of two channels, of 255, at which two labels are clearly different images. */
const CLEARLY_DIFFERENT = 6

const labels = demoProducts.map((product) => ({ product, svg: drawLabel(product) }))
const ofCategory = (name: string) => labels.filter(({ product }) => product.category === name)

test('the same product always gets the same label', () => {
  for (const { product, svg } of labels) assert.equal(drawLabel({ ...product }), svg)
})

test('no two products share a label', () => assert.equal(new Set(labels.map(({ svg }) => svg)).size, labels.length))

test('no label has letters, linked images or broken numbers', () => {
  for (const { product, svg } of labels) {
    assert.doesNotMatch(svg, /<text|<tspan|<image|href|NaN|undefined|Infinity|\[object/, product.name)
  }
})

test('every label is well-formed', () => {
  for (const { product, svg } of labels) assert.deepEqual(unclosed(svg), [], product.name)
})

test('the check finds an element left open', () => {
  assert.deepEqual(unclosed('<svg><g><path d="M0 0"/></svg>'), ['svg', 'g', '/svg'])
})

suite('a label of each category rasterizes as a PNG of 640 by 640', () => {
  for (const name of firstCategories) {
    test(name, async () => {
      const [first] = ofCategory(name)
      const png = await sharp(Buffer.from(first?.svg ?? ''))
        .flatten()
        .png({ compressionLevel: 1 })
        .toBuffer()
      const { width, height, format } = await sharp(png).metadata()
      assert.deepEqual({ width, height, format }, { width: 640, height: 640, format: 'png' })
      assert.ok(png.length < PNG_MAX_BYTES, `${png.length} bytes`)
    })
  }
})

suite('neighbours in a category are clearly different', () => {
  for (const name of ['Rocket', 'Bomb', 'Single shots'] as const) {
    test(name, async () => {
      const images = await Promise.all(ofCategory(name).map(({ svg }) => pixels(svg)))
      for (const [index, image] of images.slice(1).entries()) {
        assert.ok(difference(image, images[index] as Buffer) > CLEARLY_DIFFERENT, `labels ${index} and ${index + 1}`)
      }
    })
  }
})

/** The tags left on the stack when every closing tag removes its opening one. */
function unclosed(svg: string): string[] {
  const stack: string[] = []
  const leftOver = svg.replace(/<(\/?[a-zA-Z]+)((?: [a-z-]+="[^"<>]*")*)(\/?)>/gi, (_, tag: string, __, selfClosed) => {
    if (tag.startsWith('/') && stack.at(-1) === tag.slice(1)) stack.pop()
    else if (!selfClosed) stack.push(tag)
    return ''
  })
  return leftOver ? [...stack, leftOver] : stack
}

const pixels = (svg: string) => sharp(Buffer.from(svg)).flatten().resize(64).raw().toBuffer()

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] as number)), 0) / one.length
}
