import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canShareFile, isInAppBrowser, shareFile } from './share-file.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'
const inApps = {
  'Instagram on Android':
    'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Instagram 350.0.0.0',
  'Facebook on Android':
    'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.0;]',
  'Facebook on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]',
  'an app without a name':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'a view of Android': `${chrome.replace('Pixel 9)', 'Pixel 9; wv)')}`,
  WhatsApp: `${chrome} WhatsApp/2.25`,
}

for (const [name, userAgent] of Object.entries(inApps)) {
  test(`${name} may not save files`, () => assert.ok(isInAppBrowser({ userAgent })))
}

test('a standalone browser saves files', () => {
  for (const userAgent of [chrome, safari, laptop, firefox]) assert.ok(!isInAppBrowser({ userAgent }), userAgent)
})

const share = async () => {}
const pdf = 'application/pdf'
const fails = (name: string) => () => Promise.reject(Object.assign(new Error('refused'), { name }))

test('the share sheet is offered on a phone that takes the type of the file', () => {
  const canShare = ({ files }: { files: File[] }) => files.every(({ type }) => type === pdf)
  for (const userAgent of [chrome, safari, inApps['Facebook on an iPhone']]) {
    assert.ok(canShareFile(pdf, { userAgent, canShare, share }))
    assert.ok(!canShareFile('application/zip', { userAgent, canShare, share }))
    assert.ok(!canShareFile(pdf, { userAgent, share }), 'a browser that shares links alone')
    assert.ok(!canShareFile(pdf, { userAgent }))
  }
  assert.ok(!canShareFile(pdf, { userAgent: laptop, canShare, share }))
})

test('a share sheet that is closed, or needs another press, shares nothing', async () => {
  const file = new File(['x'], 'x.pdf', { type: pdf })
  assert.equal(await shareFile(file, { userAgent: chrome, share }), 'shared')
  assert.equal(await shareFile(file, { userAgent: chrome, share: fails('AbortError') }), 'closed')
  assert.equal(await shareFile(file, { userAgent: chrome, share: fails('NotAllowedError') }), 'late')
})
