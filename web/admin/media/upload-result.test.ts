import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readUploadResult } from './upload-result.ts'

const refused = (message: string, status: number) => ({ status, text: JSON.stringify({ error: { message } }) })

test('§7 secure_url is read from the response', () => {
  assert.deepEqual(readUploadResult('image', { status: 200, text: '{"secure_url":"/media/image/upload/a.png"}' }), {
    url: '/media/image/upload/a.png',
  })
})

test("§8 a refusal shows 'Failed to upload image' or 'Failed to upload video' and the service's own message", () => {
  assert.deepEqual(readUploadResult('image', refused('Image must be 10MB or smaller', 413)), {
    message: 'Failed to upload image. Image must be 10MB or smaller',
    cause: 'file',
  })
  assert.deepEqual(readUploadResult('video', refused('Video must be 100MB or smaller', 413)), {
    message: 'Failed to upload video. Video must be 100MB or smaller',
    cause: 'file',
  })
})

test('final refusals are distinguished from those that a retry may solve', () => {
  const causes = ([401, 413, 415, 422, 400, 409, 429, 500, 502, 503, 507] as const).map((status) => {
    const result = readUploadResult('image', refused('Why.', status))
    return 'message' in result ? result.cause : 'none'
  })
  assert.deepEqual(causes, ['session', 'file', 'file', 'file', ...Array(7).fill(undefined)])
})

for (const odd of ['', '<html>502</html>', 'null', '[]', '{"secure_url":""}', '{"secure_url":7}', '{"error":"no"}']) {
  test(`§8 an answer like ${odd || 'nothing'} is a failed upload`, () => {
    assert.deepEqual(readUploadResult('image', { status: 200, text: odd }), { message: 'Failed to upload image' })
  })
}

test('a note about an accepted video is passed on', () => {
  assert.deepEqual(
    readUploadResult('video', {
      status: 200,
      text: '{"secure_url":"/media/video/upload/a.mp4","note":"It was converted."}',
    }),
    {
      url: '/media/video/upload/a.mp4',
      note: 'It was converted.',
    },
  )
})
