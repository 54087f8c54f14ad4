import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import type { Catalogue, Entry } from '#domain/words/catalogue.ts'
import * as english from '#domain/words/en.ts'
import * as tamil from '#domain/words/ta.ts'
import { inShopWording } from '#domain/words.ts'
import { textsOf, translationFaults } from './translations.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Catalogues of the screens at which people work in their language; the rest of the back office may stay English. */
const WORK = [
  'officeShell',
  'common',
  'signIn',
  'account',
  'find',
  'dashboard',
  'roleWords',
  'uploads',
  'counter',
  'orders',
  'orderDetails',
  'orderSteps',
  'packing',
  'dispatch',
  'payments',
]
/** A shop that takes enquiries asks for no payment before its customer has agreed, and shows none of these. */
const ABOUT_PAYING = [
  'bill.sendScreenshot',
  'confirmation.amountMayChange',
  'confirmation.stepPayAsAgreed',
  'confirmation.stepPayByBank',
  'confirmation.stepPayByEither',
  'confirmation.stepPayByUpi',
  'papers.sendScreenshot',
  'payment.nothingToPay',
]
const catalogues = english as Record<string, Catalogue>
const translated = tamil as Record<string, Catalogue>

function isTranslation(file: string): boolean {
  return existsSync(join(ROOT, file.replace('/ta/', '/en/')))
}

async function namesIn(pattern: string, isMeant = (_file: string) => true): Promise<string[]> {
  const files = globSync(pattern, { cwd: ROOT }).filter(isMeant)
  return (await Promise.all(files.map((file) => import(join(ROOT, file))))).flatMap((module) => Object.keys(module))
}

test('the lists of catalogues are complete', async () => {
  assert.deepEqual(Object.keys(english).toSorted(), (await namesIn('domain/words/en/**/*.ts')).toSorted())
  assert.deepEqual(Object.keys(tamil).toSorted(), (await namesIn('domain/words/ta/**/*.ts', isTranslation)).toSorted())
})

test('every sentence that visitors read is in Tamil', async () => {
  const shown = await namesIn('domain/words/en/{*,pages/*,papers/*}.ts')
  assert.ok(shown.length > 30)
  assert.deepEqual(
    [...shown, ...WORK].filter((name) => !(name in tamil)),
    [],
  )
})

test('translations have the placeholders, marks and forms of the English, and keep the rules of docs/tamil.md', () => {
  const faults = Object.entries(translated).flatMap(([name, catalogue]) => {
    const source = catalogues[name]
    return source ? translationFaults(source, catalogue).map((fault) => `${name}.${fault}`) : [`${name} is unknown`]
  })
  assert.deepEqual(faults, [])
})

test('customers of a shop that takes enquiries never read of an order', async () => {
  const shown = [...(await namesIn('domain/words/en/{*,pages/*,papers/*}.ts')), 'customerMessages']
  const found = shown.flatMap((name) =>
    Object.keys(catalogues[name] ?? {})
      .filter((key) =>
        [catalogues, translated].some((each) => textsOf(toEnquirers(each[name]?.[key] ?? '')).some(namesAnOrder(name))),
      )
      .map((key) => `${name}.${key}`),
  )
  assert.deepEqual(found.toSorted(), ABOUT_PAYING)
})

function toEnquirers(entry: Entry): Entry {
  return typeof entry === 'object' && 'enquiry' in entry ? entry.enquiry : entry
}

function namesAnOrder(catalogue: string) {
  return (text: string) => {
    const said = catalogue === 'orderRefusals' ? inShopWording({ callItEnquiry: true }, text) : text
    return /\border|ஆர்டர/i.test(said.replaceAll(/\{\w+\}/g, ''))
  }
}

suite('the check finds', () => {
  const faulty: [what: string, english: Entry, tamil: Entry | undefined][] = [
    ['a sentence without translation', 'Save', undefined],
    ['a lost placeholder', 'Only {stock} left', 'மட்டுமே உள்ளது'],
    ['a placeholder that nothing fills', 'Sold', '{name} விற்றது'],
    ['a lost mark', '<link>Save</link>', 'சேமி'],
    ['a lost form', { one: '{count} item', other: '{count} items' }, '{count} பொருட்கள்'],
    ['a number that is not shown', { one: '{count} item', other: '{count} items' }, { one: 'ஒன்று', other: 'பல' }],
    ['an enquiry that lacks its name', { order: '{id}', enquiry: '{id}' }, { order: '{id}', enquiry: 'எண்' }],
    ['an ending on a placeholder', '{name} is gone', '{name}ஐ காணவில்லை'],
    ['English words', 'Save the order', 'order சேமி'],
    ['Tamil digits', '10 digits', '௧௦ இலக்கங்கள்'],
    ['a straight quote', 'Save', "'சேமி'"],
    ['a piece of a sentence', 'Only', 'மட்டுமே '],
  ]
  for (const [what, entry, other] of faulty) {
    test(what, () => {
      const found = translationFaults({ key: entry }, other === undefined ? {} : { key: other })
      assert.equal(found.length, 1, found.join('\n'))
    })
  }
})
