import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { videoType } from './video-type.ts'

suite('§9 the type of a video is read from its bytes: MP4, MOV, AVI, or WebM', () => {
  const table: [begins: string, type: string | undefined][] = [
    ['\0\0\0\x20ftypisom\0\0\x02\0', 'video/mp4'],
    ['\0\0\0\x1cftypmp42\0\0\0\0', 'video/mp4'],
    ['\0\0\0\x14ftypqt  \0\0\0\0', 'video/quicktime'],
    ['RIFF\x10\x20\0\0AVI LIST', 'video/x-msvideo'],
    ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm', 'video/webm'],
    ['\x1aE\xdf\xa3\xa3B\x86\x81\x01B\x82\x88matroska', undefined],
    ['\0\0\0\x08wide\0\0\x10\0mdat', 'video/quicktime'],
    ['\0\0\x10\0moov\0\0\0\x6cmvhd', 'video/quicktime'],
    ['RIFF\x10\x20\0\0WEBPVP8 ', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', undefined],
    ['ftypisom', undefined],
    ['', undefined],
  ]
  for (const [begins, type] of table) {
    test(`${JSON.stringify(begins)}: ${type}`, () => assert.equal(videoType(Buffer.from(begins, 'latin1')), type))
  }
})
