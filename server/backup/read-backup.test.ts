import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, test, type TestContext } from 'node:test'
import { Header } from 'tar'
import { cleanup } from '#test/cleanup.ts'
import { openSellingShop } from '#test/shop/selling-shop.ts'
import { NOON } from '#test/shop/open-test-shop.ts'
import { createArchive } from './archive.ts'
import { readBackup } from './read-backup.ts'

function emptyFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  cleanup(t, () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const check = (file: string) => readBackup(file, () => undefined)

suite('a file that is no whole backup is refused', () => {
  test('cut off anywhere, or with one bit changed anywhere', async (t) => {
    const { shop, backUp } = await openSellingShop(t, 'sqlite')
    const { file } = await backUp(join(shop.config.dataDir, 'one.tar'))
    await check(file)
    const whole = readFileSync(file)
    const changed = join(emptyFolder(t), 'changed.tar')
    const blocks = whole.length / 512
    for (let at = 0; at < blocks - 2; at += Math.ceil(blocks / 40)) {
      writeFileSync(changed, whole.subarray(0, at * 512 + 100))
      await assert.rejects(check(changed), { name: 'BackupDamaged' }, `cut off in block ${at}`)
    }
    // Anything but a file's padding, and unread dates and owners.
    for (const at of [0, 200, 512 + 1_000, Math.floor(whole.length / 2), whole.lastIndexOf('"sha256"') + 12]) {
      const bytes = Buffer.from(whole)
      bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at)
      writeFileSync(changed, bytes)
      await assert.rejects(check(changed), { name: 'BackupDamaged' }, `changed at byte ${at}`)
    }
  })

  test('an empty file, another file, and an archive without a manifest', async (t) => {
    const folder = emptyFolder(t)
    const file = join(folder, 'one.tar')
    for (const bytes of ['', 'a letter to the shop'.repeat(100)]) {
      writeFileSync(file, bytes)
      await assert.rejects(check(file), { name: 'BackupDamaged' })
    }
    const archive = await createArchive(join(folder, 'two.tar'), NOON)
    await archive.add('shop.json', file)
    await archive.finish()
    await archive.close()
    await assert.rejects(check(join(folder, 'two.tar')), /is incomplete: it has no manifest/)
  })

  test('with anything in a header, and its checksum right', async (t) => {
    const folder = emptyFolder(t)
    const file = join(folder, 'one.tar')
    const archive = await createArchive(file, NOON)
    await archive.addText('shop.json', '{}')
    await archive.finish()
    await archive.close()
    const whole = readFileSync(file)
    /** Offset and bytes of mode, owner, group, size, date, type, device. */
    const fields = [
      [100, 8],
      [108, 8],
      [116, 8],
      [124, 12],
      [136, 12],
      [156, 1],
      [329, 8],
      [337, 8],
    ] as const
    const contents = [
      Buffer.from('ffffffffffffffffffffffff', 'hex'),
      Buffer.from('80ffffffffffffffffffffff', 'hex'),
      Buffer.from('800000000000000000000001', 'hex'),
      Buffer.from('ff0000000000000000000000', 'hex'),
      Buffer.from('7777777777777'),
      Buffer.from('-1 -1 -1 -1 '),
      Buffer.from('\0\0\0\0\0\0\0\0\0\0\0\0'),
      Buffer.from('9e99 crackers'),
    ]
    for (const [at, length] of fields) {
      for (const content of contents) {
        const bytes = Buffer.from(whole)
        content.copy(bytes, at, 0, length)
        bytes.write('        ', 148)
        const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0)
        bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
        writeFileSync(file, bytes)
        await assert.rejects(check(file), { name: 'BackupDamaged' }, `${content.toString('hex')} at ${at}`)
      }
    }
  })

  const hostile = [
    '../../etc/passwd',
    '/etc/passwd',
    'media/image/../../../x',
    'media/derived/a.png',
    'shop.sqlite-wal',
  ]
  for (const name of hostile) {
    test(`with the name ${name}`, async (t) => {
      const folder = emptyFolder(t)
      const archive = await createArchive(join(folder, 'one.tar'), NOON)
      await archive.addText(name, 'hostile')
      await archive.finish()
      await archive.close()
      await assert.rejects(check(join(folder, 'one.tar')), /is not a backup of a shop: it contains/)
    })
  }

  for (const type of ['SymbolicLink', 'Link', 'Directory', 'CharacterDevice'] as const) {
    test(`with a ${type} in it`, async (t) => {
      const file = join(emptyFolder(t), 'one.tar')
      const block = Buffer.alloc(512)
      new Header({ path: 'shop.json', linkpath: '/etc/passwd', size: 0, type, mode: 0o777 }).encode(block, 0)
      writeFileSync(file, Buffer.concat([block, Buffer.alloc(1_024)]))
      await assert.rejects(check(file), /is not a backup of a shop: shop\.json in it is not a regular file/)
    })
  }
})
