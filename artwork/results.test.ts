// Keeps the made pictures and films there and small, since they are made by hand and not by the build.
import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { posters } from '#web/storefront/home/posters.ts'
import { films } from './hero/show.ts'

const KB = 1024
const sizeOf = (path: string) => statSync(join(import.meta.dirname, '../public', path)).size
const filmFiles = (...kinds: string[]) => films.flatMap(({ name }) => kinds.map((kind) => `hero/${name}.${kind}`))
const tooLarge = (paths: string[], most: number) => paths.filter((path) => sizeOf(path) > most)

test('every film is there in both formats, at most 700 kB each, and its still at most 60 kB', () => {
  assert.deepEqual(tooLarge(filmFiles('webm', 'mp4'), 700 * KB), [])
  assert.deepEqual(tooLarge(filmFiles('avif', 'jpg'), 60 * KB), [])
})

test('every poster is there in its sizes, at most 60 kB each', () => {
  const prints = posters.flatMap(({ art }) => [`${art}-360.avif`, `${art}-720.avif`, `${art}.jpg`])
  assert.deepEqual(
    tooLarge(
      prints.map((print) => `posters/${print}`),
      60 * KB,
    ),
    [],
  )
})
