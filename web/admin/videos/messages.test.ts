import assert from 'node:assert/strict'
import { test } from 'node:test'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { wordUploadFailure } from './messages.ts'

test("§8 'Failed to upload video to the media service', and the service’s reason, if any", () => {
  const plain = 'Failed to upload video to the media service'
  assert.equal(wordUploadFailure(uploads.videoFailed), plain)
  assert.equal(wordUploadFailure(''), plain)
  assert.equal(
    wordUploadFailure(`${uploads.videoFailed}. Video must be 100MB or smaller`),
    `${plain}. Video must be 100MB or smaller`,
  )
  assert.equal(wordUploadFailure('The disk is full.'), `${plain}. The disk is full.`)
})
