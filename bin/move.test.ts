import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import test from 'node:test'
import { sql } from 'kysely'
import { openUpdatedDatabase } from '#server/backup/open-updated.ts'
import { openDatabase } from '#server/database/open.ts'
import { openMedia } from '#server/media/media.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { makeEarlierOwner } from '#test/database/earlier-database.ts'
import { pngArt } from '#test/fixtures/images.ts'
import { startS3Server } from '#test/fixtures/s3-server.ts'
import { mp4Clip } from '#test/fixtures/videos.ts'
import { askCommands } from '#test/processes/ask-commands.ts'
import { NOON, openTestShop } from '#test/shop/open-test-shop.ts'
import { compileCache } from '#test/settings.ts'
import { until } from '#test/until.ts'

test('a shop of an earlier version is backed up, updated and moved; and back, also behind a pooler', async (t) => {
  const { dataDir, databaseUrl = '' } = await emptyPlace('postgres', t)
  const admin = await makeEarlierOwner({ dataDir }, NOON.toISOString())

  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'move.ts'), '--to', 'postgres'],
    { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...compileCache }, encoding: 'utf8' },
  )
  assert.equal(status, 0, stderr)
  assert.match(stdout, /the shop is backed up first …[^]*Copied 0 products, 0 videos, 0 orders and 1 admin\./)
  const [backup = ''] = readdirSync(join(dataDir, 'backups'))
  assert.match(backup, /^shop-before-update-/)
  const moved = await openUpdatedDatabase({ dataDir, databaseUrl }, { now: () => NOON, say: () => assert.fail() })
  const { email } = await moved.db.selectFrom('people').select('email').executeTakeFirstOrThrow()
  const { rows } = await sql`select reltuples from pg_class where relname = 'order_items'`.execute(moved.db)
  await moved.close()
  assert.deepEqual(rows, [{ reltuples: 0 }], 'counted, so that the orders are indexed in seconds; -1 is not')
  assert.equal(email, admin.email)

  const back = (await emptyPlace('sqlite', t)).dataDir
  const pooled = { DATABASE_URL: databaseUrl, DATABASE_POOL_URL: databaseUrl }
  const returned = spawnSync(process.execPath, [join(import.meta.dirname, 'move.ts'), '--to', 'sqlite'], {
    env: { DATA_DIR: back, ...pooled, ...compileCache },
    encoding: 'utf8',
  })
  assert.equal(returned.status, 0, returned.stderr)
  assert.match(returned.stdout, /and 1 admin\./)
})

function ask(env: Record<string, string>, ...calls: string[][]) {
  const moves = calls.map((args) => ({ file: 'bin/move.ts', args }))
  return askCommands(moves, env)
}

test('an open shop is copied neither to a server nor back, nor are its media', async (t) => {
  const { dataDir, databaseUrl = '' } = await emptyPlace('postgres', t)
  const err = 'The shop is open, or another command uses it: stop it first. Nothing was changed.\n'
  const refused = { code: 1, out: '', err }
  const onFile = await openTestShop(t, 'sqlite')
  const files = { DATA_DIR: onFile.config.dataDir, MEDIA_TO: '' }
  assert.deepEqual(
    [
      ...(await ask({ ...files, DATABASE_URL: databaseUrl }, ['--to', 'postgres'])),
      ...(await ask(files, ['--media', 'bucket'])),
    ],
    [refused, refused],
  )
  const onServer = await openTestShop(t, 'postgres')
  const server = { DATA_DIR: dataDir, DATABASE_URL: onServer.config.databaseUrl ?? '' }
  assert.deepEqual(await ask(server, ['--to', 'sqlite'], ['--media', 'folder']), [refused, refused])
  await onServer.close()
  const [closed] = await ask(server, ['--to', 'sqlite'])
  assert.deepEqual([closed?.code, closed?.err], [0, ''])
})

test('media go into a bucket and back; killed in the middle and begun again, each file arrives once and whole', async (t) => {
  const server = await startS3Server(t)
  const from = (await emptyPlace('sqlite', t)).dataDir
  const store = await openMedia({ folder: join(from, 'media') })
  for (let width = 20; width < 30; width += 1) await store.putImage(await pngArt(width))
  await store.putVideo(await mp4Clip())
  const files = keysIn(from)
  const damaged = `image/${'0'.repeat(32)}.png`
  writeFileSync(join(from, 'media', damaged), 'other bytes')

  const moved = async (to: 'bucket' | 'folder', dataDir: string) => {
    const child = startMove(server, to, dataDir)
    return { ...child, ...(await child.ended) }
  }
  const killedAt = async (to: 'bucket' | 'folder', dataDir: string, method: string, isInMiddle: () => boolean) => {
    const held = Promise.withResolvers<void>()
    // Some of the first arrive, and four at once are under way.
    const key = to === 'bucket' ? files.at(-1) : files[5]
    server.failures.push({ method, key: key ?? '', after: held.promise })
    const { child, ended } = startMove(server, to, dataDir)
    await until(async () => isInMiddle())
    child.kill('SIGKILL')
    await ended
    held.resolve()
  }
  await killedAt('bucket', from, 'PUT', () => server.objects.size >= 5)
  assert.ok(server.objects.size < files.length, 'control: it was killed in the middle')
  server.requests.length = 0
  const again = await moved('bucket', from)
  assert.equal(again.status, 0, again.output)
  assert.match(again.output, /Copied \d+ files? into the bucket; [1-9]\d* were there already\./)
  assert.match(again.output, new RegExp(`Damaged, and not copied: ${damaged}`))
  assert.ok(server.requests.filter((each) => each.startsWith('PUT')).length < files.length)
  for (const key of files)
    assert.ok(server.objects.get(`sivakasi/${key}`)?.equals(readFileSync(join(from, 'media', key))), key)
  assert.equal(server.objects.size, files.length)

  const to = (await emptyPlace('sqlite', t)).dataDir
  await killedAt('folder', to, 'GET', () => keysIn(to).length >= 5)
  assert.ok(keysIn(to).length < files.length)
  const back = await moved('folder', to)
  assert.equal(back.status, 0, back.output)
  assert.deepEqual(keysIn(to), files)
  for (const key of files)
    assert.ok(readFileSync(join(to, 'media', key)).equals(readFileSync(join(from, 'media', key))))
})

test('a shop cannot be started until it is copied', async (t) => {
  const server = await startS3Server(t)
  const { databaseUrl = '' } = await emptyPlace('postgres', t)
  const shop = await openTestShop(t, 'sqlite')
  const { dataDir } = shop.config
  await shop.close()
  await (await openMedia({ folder: join(dataDir, 'media') })).putImage(await pngArt())
  const held = Promise.withResolvers<void>()
  server.failures.push({ method: 'PUT', after: held.promise })
  t.after(() => held.resolve())
  const { ended } = startMove(server, 'bucket', dataDir, { to: 'postgres', databaseUrl })
  await until(async () => server.failures.length === 0)
  await assert.rejects(
    openDatabase({ dataDir }, () => NOON),
    /it is being restored or moved; try again/,
  )
  held.resolve()
  const { status, output } = await ended
  assert.equal(status, 0, output)
  assert.match(output, /Copied 0 products, 0 videos, 0 orders and 1 admin\./)
  await (await openDatabase({ dataDir }, () => NOON)).close()
})

test('a full or absent bucket ends the copy in a sentence', async (t) => {
  const server = await startS3Server(t)
  const { dataDir } = await emptyPlace('sqlite', t)
  await (await openMedia({ folder: join(dataDir, 'media') })).putImage(await pngArt())
  server.failures.push({ method: 'PUT', status: 507, code: 'StorageFull' })
  const full = await startMove(server, 'bucket', dataDir).ended
  assert.equal(full.status, 1)
  assert.match(full.output, /^The store 127\.0\.0\.1:\d+ is full \(StorageFull\)\.\n$/m)
})

type Server = Awaited<ReturnType<typeof startS3Server>>
type Along = { to: string; databaseUrl: string }

function startMove({ place }: Server, media: 'bucket' | 'folder', dataDir: string, along?: Along) {
  const args = ['--media', media, ...(along ? ['--to', along.to] : [])]
  const child = spawn(process.execPath, [join(import.meta.dirname, 'move.ts'), ...args], {
    env: {
      DATA_DIR: dataDir,
      ...(along && { DATABASE_URL: along.databaseUrl }),
      MEDIA_TO: `s3://${place.bucket}/${place.prefix}`,
      MEDIA_S3_ENDPOINT: place.endpoint,
      MEDIA_S3_REGION: place.region,
      MEDIA_S3_KEY_ID: place.keyId,
      MEDIA_S3_SECRET: place.secret,
      ...compileCache,
    },
  })
  const ended = (async () => {
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { status: child.exitCode, output: output + errors }
  })()
  return { child, ended }
}

function keysIn(dataDir: string): string[] {
  const media = join(dataDir, 'media')
  if (!existsSync(media)) return []
  return readdirSync(media, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:image|video)\/[0-9a-f]{32}\./.test(name))
    .toSorted()
}
