import assert from 'node:assert/strict'
import test from 'node:test'
import { usualBudgetRules } from '../budget/budget-rules.ts'
import { settingsJson, readShopSettings, readStoredSettings } from './settings-json.ts'
import { demoSettings } from './shop-settings.ts'

function faultsOf(edited: object): Record<string, string> {
  const read = readShopSettings({ ...settingsJson(demoSettings), ...edited })
  return 'faults' in read ? Object.fromEntries(read.faults.map(({ path, sentence }) => [path, sentence])) : {}
}

test('a shop begins with the usual shares, also one whose settings were stored before there were any', () => {
  assert.deepEqual(demoSettings.budgetRules, usualBudgetRules)
  const { budgetRules: _, offersBudget: __, ...older } = settingsJson(demoSettings)
  const { budgetRules, offersBudget } = readStoredSettings(older)
  assert.deepEqual([offersBudget, budgetRules], [true, usualBudgetRules])
})

test('a share is a whole number, also as typed', () => {
  const row = { category: 'Bomb', share: '12', children: 'no', noise: 'loud' }
  const read = readShopSettings({ ...settingsJson(demoSettings), budgetRules: [row] })
  assert.deepEqual('settings' in read && read.settings.budgetRules, [{ ...row, share: 12 }])
  const shareOf = (share: unknown) => faultsOf({ budgetRules: [{ ...row, share }] })['budgetRules.0.share']
  for (const share of ['', 'many', -1, 101])
    assert.equal(shareOf(share), 'Share must be a number from 0 to 100', `${share}`)
  assert.equal(shareOf('2.5'), 'Enter a whole number from 0 to 100')
  assert.equal(shareOf('௧௨'), undefined)
})

test('a row that nobody can have typed is refused', () => {
  for (const row of [{ category: 'Bomb' }, { category: 'Bomb', share: 1, children: 'maybe', noise: 'loud' }, 'Bomb'])
    assert.notDeepEqual(faultsOf({ budgetRules: [row] }), {})
})
