import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagePolicy } from './security-headers.ts'

function allowed(directive: string, policy: string): string {
  return policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? ''
}

function others(policy: string): string[] {
  return policy.split('; ').filter((part) => !/^(img|media)-src/.test(part))
}

test('pictures and videos come from the shop itself', () => {
  const policy = pagePolicy({ scripts: ['abc'], styles: ['def'] })
  assert.equal(allowed('img-src', policy), "img-src 'self' data: blob:")
  assert.equal(allowed('media-src', policy), "media-src 'self' blob:")
  assert.equal(allowed('script-src', policy), "script-src 'self' 'sha256-abc'")
})

test('a hosted media service adds images and videos, never scripts, frames or requests', () => {
  const hosted = pagePolicy({ scripts: [], styles: [] }, 'https://media.example')
  assert.equal(allowed('img-src', hosted), "img-src 'self' data: blob: https://media.example")
  assert.equal(allowed('media-src', hosted), "media-src 'self' blob: https://media.example")
  assert.deepEqual(others(hosted), others(pagePolicy({ scripts: [], styles: [] })))
})
