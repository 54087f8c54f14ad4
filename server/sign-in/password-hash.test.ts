import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { testSystem } from '#test/shop/open-test-shop.ts'
import { realSystem } from '../system.ts'
import { hashOfNothing, hashPassword, isPassword } from './password-hash.ts'

test('a running shop hashes with Argon2id at 19 MiB and two passes, in PHC form', async () => {
  const hash = await hashPassword('same', realSystem.passwordCost)
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  assert.equal(await isPassword('same', hash), true)
})

suite('at any cost', () => {
  const { passwordCost: cost } = testSystem()

  test('the right password is known again and others are not', async () => {
    const kept = await hashPassword('வெடி-vedi-1999', cost)
    assert.equal(await isPassword('வெடி-vedi-1999', kept), true)
    assert.equal(await isPassword('வெடி-vedi-1998', kept), false)
    assert.equal(await isPassword('', kept), false)
  })

  test('every letter counts, in its case and with the blanks around it, and its marks however they are written', async () => {
    const kept = await hashPassword(` Kétu-${'x'.repeat(120)}1`.normalize('NFC'), cost)
    assert.equal(await isPassword(` Kétu-${'x'.repeat(120)}1`.normalize('NFD'), kept), true)
    for (const other of [
      `Kétu-${'x'.repeat(120)}1`,
      ` kétu-${'x'.repeat(120)}1`,
      ` Ketu-${'x'.repeat(120)}1`,
      ` Kétu-${'x'.repeat(120)}2`,
    ]) {
      assert.equal(await isPassword(other, kept), false, other)
    }
  })

  test('each hash has its own salt', async () => {
    const [one, two] = await Promise.all([hashPassword('same', cost), hashPassword('same', cost)])
    assert.notEqual(one, two)
  })

  test('a hash of nothing looks like one of a password, and no password fits', async () => {
    assert.equal(formOf(hashOfNothing(cost)), formOf(await hashPassword('same', cost)))
    assert.notEqual(hashOfNothing(cost), hashOfNothing(cost))
    assert.equal(await isPassword('', hashOfNothing(cost)), false)
  })
})

function formOf(hash: string): string {
  return hash.replaceAll(/[A-Za-z0-9+/]{22,}/g, (part) => String(part.length))
}
