import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import test from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { askPassword } from './ask-password.ts'

function terminal({ isTTY }: { isTTY: boolean }) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input })
  const output = new PassThrough()
  const shown: string[] = []
  output.on('data', (chunk: Buffer) => shown.push(chunk.toString()))
  return { input, output, shown }
}

test('a terminal asks twice and does not show the password', async () => {
  const { input, output, shown } = terminal({ isTTY: true })
  const asked = askPassword({ input, output })
  await wait(20)
  input.write('வெடி-hk4r9\r')
  await wait(20)
  input.write('வெடி-hk4r8\r')
  assert.deepEqual(await asked, { newPassword: 'வெடி-hk4r9', confirmPassword: 'வெடி-hk4r8' })
  assert.equal(shown.join(''), 'New password (it is not shown): \nThe same again: \n')
})

test('Backspace corrects a typing mistake', async () => {
  const { input, output } = terminal({ isTTY: true })
  const asked = askPassword({ input, output })
  await wait(20)
  input.write('hk4rX\u007F9\r')
  await wait(20)
  input.write('hk4r9\r')
  assert.deepEqual(await asked, { newPassword: 'hk4r9', confirmPassword: 'hk4r9' })
})

test('Ctrl+C breaks it off', async () => {
  const { input, output } = terminal({ isTTY: true })
  const asked = askPassword({ input, output })
  await wait(20)
  input.write('half\u0003')
  assert.equal(await asked, undefined)
})

test('the first line of piped input counts, with or without its line end, without a byte order mark', async () => {
  for (const text of ['  hk4r9 mn2vt \nanother line\n', '  hk4r9 mn2vt ', '\uFEFF  hk4r9 mn2vt \r\n']) {
    const { input, output } = terminal({ isTTY: false })
    input.end(text)
    const piped = { newPassword: '  hk4r9 mn2vt ', confirmPassword: '  hk4r9 mn2vt ' }
    assert.deepEqual(await askPassword({ input, output }), piped)
  }
})

test('an empty pipe is no password', async () => {
  const { input, output } = terminal({ isTTY: false })
  input.end('')
  assert.equal(await askPassword({ input, output }), undefined)
})
