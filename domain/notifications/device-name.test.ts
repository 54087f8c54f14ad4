import assert from 'node:assert/strict'
import test from 'node:test'
import { deviceName } from './device-name.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0'

test('a device is named by its browser and its system', () => {
  const names = [
    `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/153.0.0.0 Mobile Safari/537.36`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/153.0.0.0`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'curl/8.5.0',
    '',
  ].map(deviceName)
  assert.deepEqual(names, [
    'Chrome on Android',
    'Samsung Internet on Android',
    'Edge on Windows',
    'Firefox on Linux',
    'Safari on iPhone',
    'Browser',
    'Browser',
  ])
})
