// Draws the demo's three clips spark by spark and encodes them into server/demo/videos. Needs ffmpeg (Debian: apt-get install ffmpeg).
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dice, diceFor } from '../seeded-random.ts'
import { chakkar } from './chakkar.ts'
import { flowerPots } from './flower-pots.ts'
import { HEIGHT, openFilm, WIDTH } from './light.ts'
import { skyShots } from './sky-shots.ts'
import type { Flight } from './sparks.ts'

type Firework = {
  flight: Flight
  scene: Float32Array
  afterglow: number
  /** Throws the sparks of one frame. */
  burn(seconds: number, frameSeconds: number): void
  seconds?: number
}

const OUT = join(import.meta.dirname, '../../server/demo/videos')
const FRAMES_A_SECOND = 25
const CLIP_SECONDS = 6
/** The fire is burning already when a clip begins: its first frame is what stands for it. */
const BEFORE_SECONDS = 1.4
const LARGEST_BYTES = 390_000

const clips: Record<string, (dice: Dice) => Firework> = {
  chakkar,
  'flower-pots': flowerPots,
  'sky-shots': skyShots,
}

const wanted = process.argv[2] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'demo-videos-'))
mkdirSync(OUT, { recursive: true })
try {
  for (const [name, firework] of Object.entries(clips).filter(([clip]) => clip.includes(wanted))) {
    const frames = join(folder, name)
    draw(name, firework, frames)
    encode(frames, join(OUT, `${name}.mp4`))
    rmSync(frames)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function draw(name: string, firework: (dice: Dice) => Firework, path: string) {
  const dice = diceFor(name)
  const { flight, scene, afterglow, burn, seconds = CLIP_SECONDS } = firework(dice)
  const film = openFilm(scene, afterglow)
  const file = openSync(path, 'w')
  const frameSeconds = 1 / FRAMES_A_SECOND
  for (let frame = -Math.round(BEFORE_SECONDS * FRAMES_A_SECOND); frame < seconds * FRAMES_A_SECOND; frame += 1) {
    film.forget()
    burn(frame * frameSeconds, frameSeconds)
    flight.pass(frameSeconds, film, () => dice.between(0, 1))
    if (frame >= 0) writeSync(file, film.develop())
  }
  closeSync(file)
}

/** H.264 plays on every phone; the quality sinks step by step until the clip is small enough for a slow one. */
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
    process.stdout.write(`${path} at ${quality}: ${Math.round(size / 1000)} kB\n`)
    if (size <= LARGEST_BYTES) return
  }
  throw new Error(`${path} is larger than ${LARGEST_BYTES} bytes at any quality`)
}
