// How the media service's answers are read.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readUploadResult } from './upload-result.ts'

test('§7 secure_url is read from the answer', () => {
  assert.deepEqual(readUploadResult('image', '{"secure_url":"/media/image/upload/a.png"}'), {
    url: '/media/image/upload/a.png',
  })
})

test("§8 a refusal says 'Failed to upload image' or 'Failed to upload video' and the service's own sentence", () => {
  assert.deepEqual(readUploadResult('image', '{"error":{"message":"Image must be 10MB or smaller"}}'), {
    message: 'Failed to upload image. Image must be 10MB or smaller',
  })
  assert.deepEqual(readUploadResult('video', '{"error":{"message":"Video must be 100MB or smaller"}}'), {
    message: 'Failed to upload video. Video must be 100MB or smaller',
  })
})

for (const odd of ['', '<html>502</html>', 'null', '[]', '{"secure_url":""}', '{"secure_url":7}', '{"error":"no"}']) {
  test(`§8 an answer like ${odd || 'nothing'} is a failed upload`, () => {
    assert.deepEqual(readUploadResult('image', odd), { message: 'Failed to upload image' })
  })
}

test('what the admin should know about a video that was taken comes along', () => {
  assert.deepEqual(readUploadResult('video', '{"secure_url":"/media/video/upload/a.mp4","note":"It was converted."}'), {
    url: '/media/video/upload/a.mp4',
    note: 'It was converted.',
  })
})
