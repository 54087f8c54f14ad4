import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { suite, test } from 'node:test'
import { isCatalogue } from './architecture/source-files.ts'

const ROOT = join(import.meta.dirname, '..')
const isThere = (path: string) => existsSync(join(ROOT, path))
const map = readFileSync(join(ROOT, 'docs/map.md'), 'utf8')
const rules = globSync('domain/**/*.ts', { cwd: ROOT }).filter((path) => !/test/.test(path) && !isCatalogue(path))

/** The folders in backquotes, without duplicates. */
function foldersOf(text: string): string[] {
  const named = [...text.matchAll(/`((?:domain|papers|server|web)\/[a-z/-]+)`/g)].map(([, path = '']) => path)
  return [...new Set(named)].filter((path) => !path.endsWith('/'))
}

/** The project files that a page links to. */
function linksOf(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g)].map(([, path]) => path ?? '')
  return links.map((path) => join(dirname(page), path))
}

test('the map names every folder, and no other', () => {
  const areas = ['domain', 'papers', 'server', 'web', 'web/admin', 'web/storefront']
  const folders = areas.flatMap((area) => globSync(`${area}/*/`, { cwd: ROOT })).map((path) => path.replace(/\/$/, ''))
  assert.deepEqual(foldersOf(map).toSorted(), folders.filter((path) => !areas.includes(path)).toSorted())
})

test('every rule has its test beside it', () => {
  assert.deepEqual(
    rules.filter((path) => !isThere(path.replace('.ts', '.test.ts'))),
    [],
  )
})

test('every link of a page points to a file', () => {
  const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
  const links = pages.flatMap((page) => linksOf(page, readFileSync(join(ROOT, page), 'utf8')))
  assert.deepEqual(
    links.filter((path) => !isThere(path)),
    [],
  )
})

/** The project files in a page's backquotes; capitals are placeholders, as in `domain/THING.ts`. */
function namedFiles(text: string): string[] {
  const named = /`((?:artwork|bin|docs|domain|lab|papers|server|test|web)\/[a-z0-9./-]+\.[a-z0-9]+)`/g
  return [...text.matchAll(named)].map(([, path]) => path ?? '')
}

test('every file that a page names is there', () => {
  const pages = globSync(['{README,CONTRIBUTING}.md', '{docs,lab}/**/*.md'], { cwd: ROOT })
  const names = pages.flatMap((page) => namedFiles(readFileSync(join(ROOT, page), 'utf8')).map((path) => [page, path]))
  assert.deepEqual(
    names.filter(([, path = '']) => !isThere(path)),
    [],
  )
})

test('the lab names the walks and tests that moved there, and the journeys that prove their rules', () => {
  const page = readFileSync(join(ROOT, 'lab/README.md'), 'utf8')
  const moved = [...page.matchAll(/`(journeys|tests)\/([a-z-]+)`/g)].map(([, folder, name]) => `lab/${folder}/${name}`)
  const proofs = [...page.matchAll(/`([a-z-]+)`(?=(?:,| and) `[a-z-]+`|[^`|]{0,20} journeys?\b)/g)].map(
    ([, name]) => `test/journeys/${name}`,
  )
  assert.ok(moved.length > 10 && proofs.length > 5)
  assert.deepEqual(
    [...moved, ...proofs].filter((path) => !isThere(`${path}.journey.test.ts`) && !isThere(`${path}.test.ts`)),
    [],
  )
})

suite('every decision record', () => {
  for (const path of globSync('docs/decisions/*.md', { cwd: ROOT })) {
    const text = readFileSync(join(ROOT, path), 'utf8')
    test(`${path} has its number, the five headings and at most 400 words`, () => {
      assert.ok(text.startsWith(`# ${basename(path).slice(0, 3)} `))
      const headings = [...text.matchAll(/^\*\*(\w+)\.\*\*\s/gm)].map(([, heading]) => heading)
      assert.deepEqual(headings, ['Context', 'Decision', 'Cost', 'Measured', 'Revisit'])
      assert.ok(wordsIn(text) <= 400, `${wordsIn(text)} words`)
    })
  }
})

/** Counts like `wc -w`, table bars included. */
function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

suite('the check can find fault', () => {
  test('a folder is read once, a layer and a file are not', () => {
    assert.deepEqual(foldersOf('`web/ui`, `web/ui`, `web/admin/kit`, `web/`, `web/a.ts`'), ['web/ui', 'web/admin/kit'])
  })
  test('words are counted', () => assert.equal(wordsIn('# 001 A title\n\n| a | b |\n'), 9))
  test('a named file is read', () => assert.deepEqual(namedFiles('`web/a.ts`, `a.ts`, `web/`'), ['web/a.ts']))
  test('a link is read, an address is not', () => {
    assert.deepEqual(linksOf('docs/map.md', '[a](cellar.md#b) [b](https://shop.example) [c](#d)'), ['docs/cellar.md'])
  })
})
