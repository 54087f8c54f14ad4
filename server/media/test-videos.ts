// Videos, and files that only look like videos, for the tests of media.
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { multipart, type Part, uploadRequest } from './test-uploads.ts'

const CLIP = join(import.meta.dirname, '../demo/videos/chakkar.mp4')

/** A real film of some hundred kilobytes: H.264 in MP4. */
export function mp4Clip(): Promise<Buffer> {
  return readFile(CLIP)
}

/** The same film as a camera that writes MOV would have it. */
export async function movClip(): Promise<Buffer> {
  const clip = await mp4Clip()
  clip.write('qt  ', 8, 'latin1')
  return clip
}

/** The same film, saying that it is coded in another way. */
export async function clipCodedAs(codec: string): Promise<Buffer> {
  const clip = await mp4Clip()
  clip.write(codec, clip.indexOf('avc1', clip.indexOf('stsd')), 'latin1')
  return clip
}

/** Begins like an AVI, and goes on. */
export function aviBytes(length = 500): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(length, 'x')
  bytes.write('RIFF\x10\x20\0\0AVI LIST', 0, 'latin1')
  return bytes
}

/** A kind of film that no browser plays, of one second; undefined when this machine has no ffmpeg. */
export function oldFilm(format: 'avi' | 'mov'): Buffer | undefined {
  const source = '-v error -f lavfi -i testsrc=size=161x120:rate=10:duration=1 -f lavfi -i sine=duration=1'
  const pipeable = format === 'mov' ? '-movflags frag_keyframe+empty_moov ' : ''
  const args = `${source} -c:v mpeg4 -c:a pcm_s16le ${pipeable}-f ${format} pipe:1`
  const { status, stdout } = spawnSync('ffmpeg', args.split(' '), { maxBuffer: 20_000_000 })
  return status === 0 ? stdout : undefined
}

export function videoPart(body: string | Uint8Array, { field = 'file', filename = 'show.mp4' } = {}): Part {
  return { field, filename, type: 'video/mp4', body }
}

/** What a browser sends for one picked video. */
export function videoUpload(video: string | Uint8Array): Request {
  const fields: Part[] = [
    { field: 'upload_preset', body: 'products' },
    { field: 'resource_type', body: 'video' },
  ]
  return uploadRequest(multipart([...fields, videoPart(video)]))
}
