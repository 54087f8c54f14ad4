// Renders the fireworks over Sivakasi frame by frame and encodes both hero videos and their posters into public/hero/.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT, writeResult } from '../write-result.ts'
import { FRAMES_A_SECOND, type HeroVideo, heroVideos, LENGTH } from './hero-videos.ts'
import { compose, createLightBuffer, type Scene, spot } from './light.ts'
import { paintScene } from './scene.ts'
import { burst, climb, CLIMB, flash, lives } from './shell.ts'

/** The posters alone need no ffmpeg; the videos need one with libvpx-vp9 and libx264 on the PATH. */
export async function makeHeroVideos({ postersOnly = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hero-video-'))
  mkdirSync(join(ROOT, 'public/hero'), { recursive: true })
  try {
    for (const video of heroVideos) {
      await makePoster(video)
      if (!postersOnly) await makeVideo(video, folder)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The video's first frame at a larger scale, shown before the video has loaded. */
async function makePoster({ name, width, height, posterScale, ...video }: HeroVideo) {
  const [wide, tall] = [width * posterScale, height * posterScale]
  const frame = drawFrame(video, await paintScene(width, height, posterScale), wide, tall, 0)
  const poster = sharp(frame, { raw: { width: wide, height: tall, channels: 3 } })
  await writeResult(`public/hero/${name}.avif`, (file) =>
    poster.clone().avif({ quality: 34, effort: 8, chromaSubsampling: '4:2:0' }).toFile(file),
  )
  await writeResult(`public/hero/${name}.jpg`, (file) =>
    poster.clone().jpeg({ quality: 66, mozjpeg: true }).toFile(file),
  )
}

async function makeVideo({ name, width, height, ...video }: HeroVideo, folder: string) {
  const raw = join(folder, `${name}.mkv`)
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${FRAMES_A_SECOND} -i -`
  const encoder = ffmpeg([...input.split(' '), '-c:v', 'ffv1', raw])
  const scene = await paintScene(width, height, 1)
  for (let frame = 0; frame < LENGTH * FRAMES_A_SECOND; frame += 1) {
    const bytes = drawFrame(video, scene, width, height, frame / FRAMES_A_SECOND)
    if (!encoder.stdin.write(bytes)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  await exited(encoder)
  const colour = '-an -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709'.split(' ')
  const vp9 = [...colour, ...'-c:v libvpx-vp9 -b:v 0 -crf 43 -g 240 -row-mt 1 -deadline good'.split(' ')]
  const log = ['-passlogfile', join(folder, name)]
  const [first, second] = ['-cpu-used 4 -pass 1 -f null -', '-cpu-used 1 -pass 2']
  await exited(ffmpeg(['-i', raw, ...vp9, ...log, ...first.split(' ')]))
  await writeResult(`public/hero/${name}.webm`, (file) =>
    exited(ffmpeg(['-i', raw, ...vp9, ...log, ...second.split(' '), file])),
  )
  const h264 = [...colour, ...'-c:v libx264 -crf 31 -preset veryslow -tune animation -movflags +faststart'.split(' ')]
  await writeResult(`public/hero/${name}.mp4`, (file) => exited(ffmpeg(['-i', raw, ...h264, file])))
}

/** The frame at a second of the video; fireworks' ages wrap around, so that the end meets the beginning. */
function drawFrame({ shells }: Pick<HeroVideo, 'shells'>, scene: Scene, width: number, height: number, second: number) {
  const buffer = createLightBuffer(width, height)
  const lit = new Float32Array(width * 3)
  const unit = Math.sqrt((width * height) / (1280 * 720))
  for (const shell of shells) {
    const age = (second - shell.opens + LENGTH) % LENGTH
    const climbing = (age + CLIMB) % LENGTH
    if (climbing < CLIMB) climb(buffer, shell, climbing, unit)
    if (age > lives[shell.form]) continue
    const bright = flash(shell, age)
    spot(buffer, shell.x * width, shell.y * height, shell.radius * height * 0.95, shell.colour, bright * 0.5)
    for (let column = 0; column < width; column += 1) {
      const near = bright * Math.exp(-(((column / width - shell.x) * 4) ** 2))
      for (let channel = 0; channel < 3; channel += 1) {
        const at = column * 3 + channel
        lit[at] = (lit[at] as number) + near * (shell.colour[channel] as number)
      }
    }
    burst(buffer, shell, age, unit)
  }
  return compose(buffer, scene, lit)
}

function ffmpeg(options: string[]) {
  return spawn('ffmpeg', ['-y', '-v', 'error', ...options], { stdio: ['pipe', 'inherit', 'inherit'] })
}

async function exited(program: ReturnType<typeof ffmpeg>) {
  const [code] = await once(program, 'exit')
  if (code !== 0) throw new Error(`ffmpeg exited with ${code}`)
}
