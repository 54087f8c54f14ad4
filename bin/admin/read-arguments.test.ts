import assert from 'node:assert/strict'
import test from 'node:test'
import { type Asked, readArguments, USAGE } from './read-arguments.ts'

const email = 'owner@shop.example'

const understood: [args: string[], asked: Asked][] = [
  [[email], { act: 'set', email, random: false }],
  [[' Owner@Shop.Example ', '--random'], { act: 'set', email, random: true }],
  [['--random', email], { act: 'set', email, random: true }],
  [['--list'], { act: 'list' }],
  [['--remove', email], { act: 'remove', email, yes: false }],
  [[email, '--yes', '--remove'], { act: 'remove', email, yes: true }],
  [['--role', 'packer', email], { act: 'role', email, role: 'packer', random: false }],
  [[email, '--role', 'staff', '--random'], { act: 'role', email, role: 'staff', random: true }],
  [['--rename', email, 'New@Shop.Example'], { act: 'rename', email, to: 'new@shop.example' }],
]

for (const [args, asked] of understood)
  test(`understood: ${args.join(' ')}`, () => assert.deepEqual(readArguments(args), asked))

for (const [args, says] of [
  [[], /^Say whose account it is\./],
  [['--random'], /^Say whose account it is\./],
  [['--remove', '--yes'], /^Say whose account it is\./],
  [['owner'], /^owner is not an e-mail address\./],
  [[`${'a'.repeat(250)}@shop.example`], /is not an e-mail address\./],
  [[email, 'secret-password'], /^secret-password is an unexpected argument\./],
  [[email, '--password=x'], /^--password is not an option\./],
  [[email, '--random=x'], /^--random is not an option\./],
  [['-r', email], /^-r is not an option\./],
  [['--list', email], /^owner@shop\.example is an unexpected argument\./],
  [['--list', '--remove', email], /^Add either --list or --remove, not both\./],
  [['--yes', email], /^--yes does not apply here\./],
  [['--remove', '--random', email], /^--random does not apply here\./],
  [['--role', email], /^Say the role and the e-mail address\./],
  [['--role', 'boss', email], /^Say which role: owner, staff, packer\./],
  [['--role', 'staff', 'packer'], /^packer is not an e-mail address\./],
  [['--role', '--yes', 'staff', email], /^--yes does not apply here\./],
  [['--rename', email], /^Say the old address and the new one\./],
] as const) {
  test(`refused in a sentence: ${args.join(' ').slice(0, 60) || 'nothing'}`, () => {
    const read = readArguments(args)
    assert.ok('fault' in read)
    assert.match(read.fault, says)
    assert.ok(read.fault.endsWith(USAGE))
  })
}
