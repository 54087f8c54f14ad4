import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { admin, NOON } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { backupView } from './backup-view.ts'
import { backupIntents } from './intents.ts'

const PATH = '/admin/backups'

test('the last backup is downloaded after a recent sign-in or with the own password, and continued for two hours', async (t) => {
  const { shop, send, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  const press = async (fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ intent: 'download', ...fields })
    const response = await send(`${PATH}.data`, { method: 'POST', cookie, body })
    return `${response.status} ${await response.text()}`
  }
  assert.equal((await send(PATH, { cookie })).status, 404)
  assert.deepEqual(await backupIntents['back-up'](new FormData(), shop), {
    ok: true,
    message: 'Backup made and checked',
  })
  const [name = ''] = readdirSync(join(shop.config.dataDir, 'backups'))
  assert.match(await press(), /^200 /)
  const whole = await send(PATH, { cookie })
  assert.deepEqual(
    [whole.status, whole.headers.get('Content-Disposition'), whole.headers.get('Cache-Control')],
    [200, `attachment; filename="${name}"`, 'no-store'],
  )
  const bytes = Buffer.from(await whole.arrayBuffer())
  const headers = { Range: 'bytes=5000-' }

  shop.system.advance(11 * 60)
  const late = await send(PATH, { cookie })
  assert.equal(late.status, 403)
  assert.equal(await late.text(), 'Open the Dashboard and press Download. We ask for your password there.')
  assert.equal((await send(PATH, { cookie, headers: { Range: 'bytes=0-' } })).status, 403)
  const rest = await send(PATH, { cookie, headers })
  assert.equal(rest.status, 206)
  assert.ok(bytes.subarray(5_000).equals(Buffer.from(await rest.arrayBuffer())))

  assert.match(await press(), /^422 .*"passwordOf","owner@shop.test"/)
  assert.match(await press({ ownPassword: 'wrong-one' }), /^422 .*This is not your password/)
  assert.equal((await send(PATH, { cookie })).status, 403)
  assert.match(await press({ ownPassword: admin.password }), /^200 /)
  assert.equal((await send(PATH, { cookie })).status, 200)

  const { entries } = await shop.audit.page({})
  assert.deepEqual(
    entries.map(({ kind, about }) => ({ kind, about })),
    Array.from({ length: 2 }, () => ({ kind: 'download backup', about: name })),
    'each download from its start, and not its rest',
  )
  shop.system.advance(3 * 3_600)
  assert.equal((await send(PATH, { cookie, headers })).status, 403)
})

test('the Dashboard names the last backup, or that there is none', async (t) => {
  const { shop, send, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  const page = async () => (await send('/admin', { cookie })).text()
  assert.match(await page(), /There is no backup of this shop yet\./)
  await shop.backups.make()
  assert.match(await page(), /The last one was made just now\./)
  shop.system.advance(8 * 86_400)
  assert.match(await page(), /The last one was made 8 days ago\. It is time for another\./)
})

test('the panel names the folder of backups, made daily or by hand', async () => {
  const place = { folder: '/mnt/backups' }
  const placeOf = async (isScheduled: boolean) => {
    const status = async () => ({ isScheduled, isRunning: false, isLate: false, place })
    return (await backupView({ backups: { status }, now: () => NOON })).place
  }
  assert.equal(await placeOf(true), 'We make one each day, in the folder /mnt/backups.')
  assert.match(
    await placeOf(false),
    /^Automatic backups are off\..* Backups that you make are in the folder \/mnt\/backups\.$/,
  )
})

test('a backup in a store cannot be downloaded here: the panel names it and where it is', async () => {
  const last = { at: NOON.toISOString(), file: 'shop-scheduled-2026-11-20T12-00-00Z.tar', bytes: 1, isHere: false }
  const place = { address: 's3://b/' }
  const status = async () => ({ isScheduled: true, isRunning: false, isLate: false, place, last })
  const view = await backupView({ backups: { status }, now: () => NOON })
  assert.equal(view.place, `We make one each day, in the store s3://b/. The last one is ${last.file}.`)
  assert.equal(view.download, undefined)
})
