// The committed artwork matches the code and is small: no build redraws it.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { suite, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { demoProducts } from '#server/demo/catalogue.ts'
import { labelFile } from '#server/demo/seed-products.ts'
import { drawnPosters } from '#web/storefront/home/posters.ts'
import { badges } from './badges/badges.ts'
import { heroVideos } from './hero/hero-videos.ts'
import { drawLabel } from './labels/label.ts'
import { posters } from './posters/posters.ts'
import { ROOT } from './write-result.ts'

const KB = 1024
/** Mean difference of a channel, of 255: encoders differ by less, two posters by more than ten times as much. */
const SAME_IMAGE = 4

const pathOf = (path: string) => join(ROOT, 'public', path)
const tooLarge = (paths: string[], most: number) => paths.filter((path) => statSync(pathOf(path)).size > most)
const heroFiles = (...types: string[]) => heroVideos.flatMap(({ name }) => types.map((type) => `hero/${name}.${type}`))

test('the label of every demo product matches the code', () => {
  const others = demoProducts.filter((product) => {
    return gunzipSync(readFileSync(labelFile(product.code))).toString() !== drawLabel(product)
  })
  assert.deepEqual(
    others.map(({ code }) => code),
    [],
    'npm run artwork -- labels',
  )
})

test('the seal of the order link in every language matches the code and the words', () => {
  const drawn = badges()
  const others = [...drawn].filter(([path, svg]) => readFileSync(join(ROOT, path), 'utf8') !== svg)
  assert.equal(drawn.size, 4)
  assert.deepEqual(
    others.map(([path]) => path),
    [],
    'npm run artwork -- badges',
  )
})

test('there are labels of demo products alone', () => {
  const files = readdirSync(join(ROOT, 'server/demo/labels'))
  assert.deepEqual(files.toSorted(), demoProducts.map(({ code }) => basename(labelFile(code))).toSorted())
})

test('every hero video is there in both formats, at most 700 kB each, and its poster at most 60 kB', () => {
  assert.deepEqual(tooLarge(heroFiles('webm', 'mp4'), 700 * KB), [])
  assert.deepEqual(tooLarge(heroFiles('avif', 'jpg'), 60 * KB), [])
})

test('every poster that the page shows is there in its sizes, at most 60 kB each', () => {
  const files = drawnPosters().flatMap(({ art }) => [`${art}-360.avif`, `${art}-720.avif`, `${art}.jpg`])
  const paths = files.map((file) => `posters/${file}`)
  assert.deepEqual(tooLarge(paths, 60 * KB), [])
})

suite('a poster matches the code', () => {
  for (const { name, svg } of posters) {
    test(name, async () => {
      const drawn = await pixels(await rasterized(svg))
      for (const file of [`${name}-360.avif`, `${name}-720.avif`, `${name}.jpg`]) {
        const shipped = await pixels(readFileSync(pathOf(`posters/${file}`)))
        assert.ok(difference(drawn, shipped) < SAME_IMAGE, `${file}: ${difference(drawn, shipped)}`)
      }
    })
  }

  test('and no other', async () => {
    const [first, second] = await Promise.all(posters.slice(1, 3).map(async ({ svg }) => pixels(await rasterized(svg))))
    assert.ok(first && second && difference(first, second) > SAME_IMAGE * 10)
  })
})

/** In full size: sharp renders a small SVG differently. */
function rasterized(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer()
}

/** The image at 90 by 90, three channels a pixel. */
function pixels(image: Buffer): Promise<Buffer> {
  return sharp(image).flatten().resize(90, 90, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}

function difference(one: Buffer, other: Buffer): number {
  assert.equal(one.length, other.length)
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] as number)), 0) / one.length
}
