// Renders the demo's three videos spark by spark and encodes them into server/demo/videos/.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SeededRandom, seededRandom } from '#bin/seed/seeded-random.ts'
import { ROOT, writeResult } from '../write-result.ts'
import { chakkar } from './chakkar.ts'
import { flowerPots } from './flower-pots.ts'
import { HEIGHT, createExposure, WIDTH } from './exposure.ts'
import { skyShots } from './sky-shots.ts'
import type { Particles } from './particles.ts'

type Firework = {
  particles: Particles
  scene: Float32Array
  afterglow: number
  emit(seconds: number, frameSeconds: number): void
  seconds?: number
}

const FOLDER = 'server/demo/videos'
const FRAMES_A_SECOND = 25
const SECONDS = 6
/** A video begins with burning fireworks: its first frame is its poster. */
const BEFORE_SECONDS = 1.4
const LARGEST_BYTES = 390_000

const videos: Record<string, (random: SeededRandom) => Firework> = {
  chakkar,
  'flower-pots': flowerPots,
  'sky-shots': skyShots,
}

/** Needs ffmpeg with libx264 on the PATH. */
export async function makeDemoVideos() {
  const folder = mkdtempSync(join(tmpdir(), 'demo-videos-'))
  mkdirSync(join(ROOT, FOLDER), { recursive: true })
  try {
    for (const [name, firework] of Object.entries(videos)) {
      const frames = join(folder, name)
      draw(name, firework, frames)
      await writeResult(`${FOLDER}/${name}.mp4`, async (file) => encode(frames, file))
      rmSync(frames)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function draw(name: string, firework: (random: SeededRandom) => Firework, path: string) {
  const random = seededRandom(name)
  const { particles, scene, afterglow, emit, seconds = SECONDS } = firework(random)
  const exposure = createExposure(scene, afterglow)
  const file = openSync(path, 'w')
  const frameSeconds = 1 / FRAMES_A_SECOND
  for (let frame = -Math.round(BEFORE_SECONDS * FRAMES_A_SECOND); frame < seconds * FRAMES_A_SECOND; frame += 1) {
    exposure.fade()
    emit(frame * frameSeconds, frameSeconds)
    particles.advance(frameSeconds, exposure, () => random.between(0, 1))
    if (frame >= 0) writeSync(file, exposure.frame())
  }
  closeSync(file)
}

/** H.264 plays on every phone; quality is lowered until the video fits a slow connection. */
function encode(frames: string, path: string) {
  for (let quality = 26; quality <= 38; quality += 1) {
    const input = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_A_SECOND} -i`
    const codec = `-an -c:v libx264 -preset slower -crf ${quality} -profile:v main -level 3.1 -threads 1 -g 250`
    const form = '-pix_fmt yuv420p -color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709'
    const file = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart -y'
    const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv']
    const words = [input.split(' '), frames, colours, codec.split(' '), form.split(' '), file.split(' '), path].flat()
    const { status, stderr, error } = spawnSync('ffmpeg', ['-loglevel', 'error', ...words], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`ffmpeg could not encode ${path}: ${stderr}`, { cause: error })
    const { size } = statSync(path)
    if (size <= LARGEST_BYTES) return
  }
  throw new Error(`${path} is larger than ${LARGEST_BYTES} bytes at any quality`)
}
