import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { checkPlayable } from './playable.ts'
import { aviBytes, clipCodedAs, movClip, mp4Clip } from '#test/fixtures/videos.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'
import type { VideoType } from './video-type.ts'

async function withProfile(profile: number): Promise<Buffer> {
  const clip = await mp4Clip()
  clip[clip.indexOf('avcC') + 5] = profile
  return clip
}

suite('playable videos are stored unchanged, others must be converted', () => {
  const table: [name: string, type: VideoType, video: () => Promise<Buffer> | Buffer, found: string][] = [
    ['H.264 in MP4', 'video/mp4', mp4Clip, 'plays'],
    ['H.264 in MOV', 'video/quicktime', movClip, 'plays'],
    ['AV1 in MP4', 'video/mp4', () => clipCodedAs('av01'), 'plays'],
    ['HEVC, as telephones write it', 'video/quicktime', () => clipCodedAs('hvc1'), 'must be converted'],
    ['MPEG-4 of old cameras', 'video/mp4', () => clipCodedAs('mp4v'), 'must be converted'],
    ['H.264 with ten bits a colour', 'video/mp4', () => withProfile(110), 'must be converted'],
    ['H.264 of the main profile', 'video/mp4', () => withProfile(77), 'plays'],
    ['AVI', 'video/x-msvideo', () => aviBytes(), 'must be converted'],
    ['WebM', 'video/webm', () => Buffer.from('\x1aE\xdf\xa3', 'latin1'), 'plays'],
    ['half an MP4', 'video/mp4', async () => (await mp4Clip()).subarray(0, 40), 'damaged'],
    ['an MP4 without its last frames', 'video/mp4', async () => (await mp4Clip()).subarray(0, -1_000), 'damaged'],
  ]
  for (const [name, type, video, found] of table) {
    test(name, async (t) => {
      const path = join(await temporaryFolder(t), 'video')
      await writeFile(path, await video())
      assert.equal(await checkPlayable(path, type), found)
    })
  }
})
