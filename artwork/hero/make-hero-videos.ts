// `node artwork/hero/make-hero-videos.ts`: draws the fireworks over Sivakasi frame by frame and encodes both films and their stills
// into public/. Needs an ffmpeg with libvpx-vp9 and libx264 on the path (Debian: apt-get install ffmpeg); the shop does not.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { develop, newPlate, spot } from './canvas.ts'
import type { Scene } from './canvas.ts'
import { paintScene } from './scene.ts'
import { burst, climb, CLIMB, flash, lives } from './shell.ts'
import { films, FRAMES_A_SECOND, LENGTH } from './show.ts'
import type { Film } from './show.ts'

const PUBLIC = join(import.meta.dirname, '../../public/hero')
const STILL_ONLY = process.argv.includes('--still')
const work = mkdtempSync(join(tmpdir(), 'hero-video-'))

mkdirSync(PUBLIC, { recursive: true })
try {
  for (const film of films) {
    await makeStill(film)
    if (!STILL_ONLY) await makeFilm(film)
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** The film's first frame, drawn larger: it is there before the film is. */
async function makeStill({ name, width, height, posterScale, ...film }: Film) {
  const [wide, tall] = [width * posterScale, height * posterScale]
  const frame = drawFrame(film, await paintScene(width, height, posterScale), wide, tall, 0)
  const still = sharp(frame, { raw: { width: wide, height: tall, channels: 3 } })
  await keep(`${name}.avif`, (file) =>
    still.clone().avif({ quality: 34, effort: 8, chromaSubsampling: '4:2:0' }).toFile(file),
  )
  await keep(`${name}.jpg`, (file) => still.clone().jpeg({ quality: 66, mozjpeg: true }).toFile(file))
}

async function makeFilm({ name, width, height, ...film }: Film) {
  const raw = join(work, `${name}.mkv`)
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${FRAMES_A_SECOND} -i -`
  const reel = ffmpeg([...input.split(' '), '-c:v', 'ffv1', raw])
  const scene = await paintScene(width, height, 1)
  for (let frame = 0; frame < LENGTH * FRAMES_A_SECOND; frame += 1) {
    const bytes = drawFrame(film, scene, width, height, frame / FRAMES_A_SECOND)
    if (!reel.stdin.write(bytes)) await once(reel.stdin, 'drain')
  }
  reel.stdin.end()
  await ended(reel)
  const colour = '-an -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709'.split(' ')
  const vp9 = [...colour, ...'-c:v libvpx-vp9 -b:v 0 -crf 43 -g 240 -row-mt 1 -deadline good'.split(' ')]
  const log = ['-passlogfile', join(work, name)]
  const [first, second] = ['-cpu-used 4 -pass 1 -f null -', '-cpu-used 1 -pass 2']
  await ended(ffmpeg(['-i', raw, ...vp9, ...log, ...first.split(' ')]))
  await keep(`${name}.webm`, (file) => ended(ffmpeg(['-i', raw, ...vp9, ...log, ...second.split(' '), file])))
  const h264 = [...colour, ...'-c:v libx264 -crf 31 -preset veryslow -tune animation -movflags +faststart'.split(' ')]
  await keep(`${name}.mp4`, (file) => ended(ffmpeg(['-i', raw, ...h264, file])))
}

/** The picture at a second of the film; every firework's age runs around with it, so that the end meets the beginning. */
function drawFrame({ shells }: Pick<Film, 'shells'>, scene: Scene, width: number, height: number, second: number) {
  const plate = newPlate(width, height)
  const struck = new Float32Array(width * 3)
  const unit = Math.sqrt((width * height) / (1280 * 720))
  for (const shell of shells) {
    const age = (second - shell.opens + LENGTH) % LENGTH
    const climbing = (age + CLIMB) % LENGTH
    if (climbing < CLIMB) climb(plate, shell, climbing, unit)
    if (age > lives[shell.form]) continue
    const bright = flash(shell, age)
    spot(plate, shell.x * width, shell.y * height, shell.radius * height * 0.95, shell.colour, bright * 0.5)
    for (let column = 0; column < width; column += 1) {
      const near = bright * Math.exp(-(((column / width - shell.x) * 4) ** 2))
      for (let ink = 0; ink < 3; ink += 1) {
        struck[column * 3 + ink] = (struck[column * 3 + ink] as number) + near * (shell.colour[ink] as number)
      }
    }
    burst(plate, shell, age, unit)
  }
  return develop(plate, scene, struck)
}

async function keep(name: string, make: (file: string) => Promise<unknown>) {
  const file = join(PUBLIC, name)
  await make(file)
  process.stdout.write(`${name} ${(statSync(file).size / 1024).toFixed(1)} kB\n`)
}

function ffmpeg(options: string[]) {
  return spawn('ffmpeg', ['-y', '-v', 'error', ...options], { stdio: ['pipe', 'inherit', 'inherit'] })
}

async function ended(program: ReturnType<typeof ffmpeg>) {
  const [code] = await once(program, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
