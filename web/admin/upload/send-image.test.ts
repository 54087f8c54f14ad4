// How the media service's answers are read.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readImageAnswer } from './send-image.ts'

test('§7 secure_url is read from the answer', () => {
  assert.deepEqual(readImageAnswer('{"secure_url":"/media/image/upload/a.png"}'), {
    imageUrl: '/media/image/upload/a.png',
  })
})

test("§8 a refusal says 'Failed to upload image' and the service's own sentence", () => {
  assert.deepEqual(readImageAnswer('{"error":{"message":"Image must be 10MB or smaller"}}'), {
    message: 'Failed to upload image. Image must be 10MB or smaller',
  })
})

for (const odd of ['', '<html>502</html>', 'null', '[]', '{"secure_url":""}', '{"secure_url":7}', '{"error":"no"}']) {
  test(`§8 an answer like ${odd || 'nothing'} is a failed upload`, () => {
    assert.deepEqual(readImageAnswer(odd), { message: 'Failed to upload image' })
  })
}
