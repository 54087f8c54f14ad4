import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Sharing, shareOrder } from './share-order.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-A156E) AppleWebKit/537.36'
const share = { number: '915555501999', text: 'New order' }

function browser(userAgent: string, sheet?: (data: { text: string }) => Promise<void>) {
  const done: string[] = []
  const sharing: Sharing = {
    navigator: { userAgent, ...(sheet && { share: sheet }) },
    location: { assign: (url) => void done.push(`goes to ${String(url).slice(0, 9)}`) },
    open: (url) => done.push(`opens ${url.slice(0, 14)}`),
  }
  return { done, sharing }
}

const refusing = (name: string) => () => Promise.reject(new DOMException('No', name))

for (const [what, userAgent, sheet, expected] of [
  ['§7 the share dialog on a phone that has one', ANDROID, async () => {}, []],
  ['§7 the link of the platform where there is none', ANDROID, undefined, ['goes to intent://']],
  ['§7 the web link elsewhere', 'Mozilla/5.0 (X11; Linux x86_64)', undefined, ['opens https://wa.me/']],
  [
    'the link of the platform where the browser refuses the share dialog',
    ANDROID,
    refusing('NotAllowedError'),
    ['goes to intent://'],
  ],
  ['a share dialog that the visitor closes: nothing more', ANDROID, refusing('AbortError'), []],
] as const) {
  test(what, async () => {
    const { done, sharing } = browser(userAgent, sheet)
    await shareOrder(share, sharing)
    assert.deepEqual(done, expected)
  })
}
