import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmod, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { suite, test } from 'node:test'
import { until } from '#test/until.ts'
import { openConverter } from './convert-video.ts'
import { checkPlayable } from './playable.ts'
import { unplayableVideo } from '#test/fixtures/videos.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'

/** Replaces ffmpeg by a shell script, run in `folder`. */
async function converterOf(t: TestContext, script: string) {
  const folder = await temporaryFolder(t)
  const command = join(folder, 'ffmpeg')
  await writeFile(command, `#!/bin/sh\n[ "$2" = -version ] && exit 0\nhere=${folder}\n${script}\n`)
  await chmod(command, 0o755)
  const converter = openConverter(command)
  t.after(() => converter.close())
  return { folder, converter, source: join(folder, 'source'), target: join(folder, 'target') }
}

const LAST = 'for last; do :; done'

test('ffmpeg is found on the PATH, or not', async (t) => {
  assert.equal(await openConverter('no-such-program-here').isInstalled(), false)
  assert.equal(await (await converterOf(t, '')).converter.isInstalled(), true)
})

test('the file cannot choose its demuxer, and time, memory and size are limited', async (t) => {
  const { folder, converter, source, target } = await converterOf(
    t,
    `${LAST}; ulimit -t -v >/dev/null; (echo "$@"; ulimit -t; ulimit -v; ulimit -f; nice) > $here/called; touch "$last"`,
  )
  assert.equal(await converter.convert(source, 'video/x-msvideo', target), 'video/mp4')
  const [args = '', ...limits] = (await readFile(join(folder, 'called'), 'utf8')).trim().split('\n')
  assert.match(args, new RegExp(`-nostdin .*-protocol_whitelist file -f avi -i ${source} `))
  assert.match(args, / -c:v libx264 .*-movflags \+faststart -f mp4 /)
  assert.deepEqual(limits, ['1800', '3000000', String((100 * 1024 * 1024) / 512), '19'])
})

test('an ffmpeg without H.264 makes WebM', async (t) => {
  const { converter, source, target } = await converterOf(
    t,
    `${LAST}; case "$*" in *libx264*) echo half > "$last"; echo "Unknown encoder 'libx264'" >&2; exit 1;; esac; touch "$last"`,
  )
  assert.equal(await converter.convert(source, 'video/mp4', target), 'video/webm')
})

test('a failed conversion is no fault of the disk, and leaves no file', async (t) => {
  const { converter, source, target } = await converterOf(
    t,
    `${LAST}; echo half > "$last"; echo "Invalid data" >&2; exit 1`,
  )
  assert.equal(await converter.convert(source, 'video/mp4', target), 'failed')
  await assert.rejects(stat(target), { code: 'ENOENT' })
})

for (const [how, body, outcome] of [
  ['by a signal that systemd sends to each process', 'kill -TERM $$; sleep 60', 'ended'],
  ['by its own answer to such a signal', 'exit 255', 'ended'],
  ['by a full disk', 'echo "av_interleaved_write_frame(): No space left on device" >&2; exit 228', 'no room'],
  ['by its limit of processor time', 'kill -XCPU $$; sleep 60', 'failed'],
] as const) {
  test(`a conversion that ends ${how} is known as such`, async (t) => {
    const { converter, source, target } = await converterOf(t, body)
    assert.equal(await converter.convert(source, 'video/mp4', target), outcome)
  })
}

test('one conversion runs at a time; closing kills it and starts no other', async (t) => {
  const { folder, converter, source, target } = await converterOf(t, 'echo $$ >> $here/pids; exec sleep 60')
  const jobs = Array.from({ length: 400 }, (_, job) => converter.convert(source, 'video/mp4', `${target}${job}`))
  const pids = () => readFile(join(folder, 'pids'), 'utf8').catch(() => '')
  await until(async () => (await pids()) !== '')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const [pid, ...others] = (await pids()).trim().split('\n')
  assert.deepEqual(others, [])
  assert.doesNotThrow(() => process.kill(Number(pid), 0), 'it runs')
  converter.close()
  assert.deepEqual(new Set(await Promise.all(jobs)), new Set(['ended']))
  assert.throws(() => process.kill(Number(pid), 0), { code: 'ESRCH' })
  assert.equal((await pids()).trim(), pid)
  assert.equal(await converter.isInstalled(), false)
})

suite('the real ffmpeg makes a video of each kind that browsers play', () => {
  for (const [format, type] of [
    ['avi', 'video/x-msvideo'],
    ['mov', 'video/quicktime'],
  ] as const) {
    test(format, async (t) => {
      const video = unplayableVideo(format)
      if (!video) return t.skip('this machine has no ffmpeg')
      const folder = await temporaryFolder(t)
      const [source, target] = [join(folder, 'source'), join(folder, 'target')]
      await writeFile(source, video)
      const converter = openConverter()
      const newType = await converter.convert(source, type, target)
      if (newType !== 'video/mp4' && newType !== 'video/webm') assert.fail(newType)
      assert.equal(await checkPlayable(target, newType), 'plays')
      await writeFile(source, video.subarray(0, 40))
      assert.equal(await converter.convert(source, type, `${target}-half`), 'failed')
    })
  }
})

test('without a free file descriptor nothing is converted, and the process lives', () => {
  const program = `
    import { openSync } from 'node:fs'
    import { openConverter } from ${JSON.stringify(import.meta.resolve('./convert-video.ts'))}
    const converter = openConverter('true')
    const before = await converter.isInstalled()
    try { for (;;) openSync('/dev/null') } catch {}
    const isInstalled = await converter.isInstalled()
    setImmediate(() => process.stdout.write(before + ' ' + isInstalled))`
  const shell = ['-c', 'ulimit -n 64; exec "$0" --input-type=module --eval "$1"', process.execPath, program]
  const { stdout, status } = spawnSync('/bin/sh', shell, { encoding: 'utf8' })
  assert.deepEqual({ stdout, status }, { stdout: 'true false', status: 0 })
})
