import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import { barPaths, groupsOf, screenPaths, screens, screensOf, screenTitle } from './navigation.ts'

test('§2 the header names the screen', () => {
  assert.equal(screenTitle('/admin').title, 'Dashboard')
  assert.equal(screenTitle('/admin/upload').title, 'Upload Product')
  assert.equal(screenTitle('/admin/products/').title, 'Products')
  assert.equal(screenTitle('/admin/products').subtitle, 'Product Management')
  assert.equal(screenTitle('/admin/orders').title, 'Online Orders')
  assert.equal(screenTitle('/admin/video').title, 'Videos')
})

test('the bar of a phone has the name of a screen, or a word of it', () => {
  for (const { title, short } of screens())
    assert.ok(short === title || title.split(' ').includes(short), `${short} for ${title}`)
})

test('an address without a screen still has a title', () => {
  assert.equal(screenTitle('/admin/missing').title, 'Back office')
})

test('every screen of the back office is in its navigation, or linked from another one', () => {
  const files = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
    entries.flatMap((entry) => [entry, ...files(entry.children ?? [])])
  const layout = files(routes).find(({ file }) => file === 'admin/shell/layout.tsx')
  const paths = (layout?.children ?? [])
    .filter(({ file, path }) => file.endsWith('.tsx') && !path?.endsWith('*'))
    .map(({ path = '' }) => (path.startsWith('admin') ? `/${path}` : `/admin/${path}`).replace(/\/$/, ''))
  assert.ok(paths.length >= 5)
  assert.deepEqual(
    paths.filter((path) => !screenPaths.includes(path)),
    [],
  )
})

test('an icon means one screen', () => {
  const icons = screens().map(({ icon }) => icon)
  assert.deepEqual(
    icons.filter((icon, index) => icons.indexOf(icon) !== index),
    [],
  )
})

test('the bar of a phone has four screens that the role may open, or all where it opens no more than five', () => {
  for (const role of ['owner', 'staff'] as const) {
    const bar = barPaths(role) ?? []
    assert.equal(bar.length, 4)
    const seen = screensOf(role).map(({ path }) => path)
    assert.deepEqual(
      bar.filter((path) => !seen.includes(path)),
      [],
    )
  }
  assert.equal(barPaths('packer'), undefined)
  assert.ok(screensOf('packer').length <= 5)
  assert.deepEqual(groupsOf(undefined), [])
})

test('each screen is in one group', () => {
  const paths = groupsOf('owner').flatMap(({ screens: members }) => members.map(({ path }) => path))
  assert.deepEqual(paths.toSorted(), [...new Set(screens().map(({ path }) => path))].toSorted())
  assert.deepEqual(
    groupsOf('packer').map(({ name }) => name),
    ['Today', 'Orders'],
  )
})
