// Converts videos with ffmpeg, if installed: one at a time, limited, at low priority.
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { VIDEO_MAX_BYTES } from '#domain/upload.ts'
import { semaphore } from '#server/semaphore.ts'
import type { VideoType } from './video-type.ts'

const TIMEOUT_MS = 20 * 60_000
const CPU_SECONDS = 1_800
const MEMORY_KB = 3_000_000
const BLOCK_BYTES = 512
const NICENESS = 19

/** Prevents a forged file from making ffmpeg open other files or connect to machines. */
const formats: Partial<Record<VideoType, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
}

const size = "scale=w='min(1280,iw)':h='min(1280,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2"

type Run = { code: number | null; isEnded: boolean; stderr: string }

const NOT_RUN: Run = { code: null, isEnded: false, stderr: '' }

type Recipe = { type: VideoType; args: string[] }

/** The second is for an ffmpeg without H.264. */
const recipes: Recipe[] = [
  {
    type: 'video/mp4',
    args: 'libx264 -preset veryfast -crf 23 -pix_fmt yuv420p -c:a aac -b:a 128k -ac 2 -movflags +faststart -f mp4'.split(
      ' ',
    ),
  },
  { type: 'video/webm', args: 'libvpx -deadline realtime -cpu-used 4 -b:v 1500k -c:a libopus -f webm'.split(' ') },
]

export type Converter = {
  /** Checked each time, as ffmpeg may be installed at any time. */
  isInstalled(): Promise<boolean>
  /** Returns the new type, or why there is none. */
  convert(source: string, type: VideoType, target: string): Promise<VideoType | 'failed' | 'ended' | 'no room'>
  close(): void
  isClosed(): boolean
}

/** On the PATH. */
export function openConverter(command = 'ffmpeg'): Converter {
  const one = semaphore({ permits: 1 })
  const closing = new AbortController()

  async function run(args: string[]): Promise<Run> {
    // With an aborted signal, spawn would start the program before killing it.
    if (closing.signal.aborted) return NOT_RUN
    const limits = `ulimit -t ${CPU_SECONDS}; ulimit -v ${MEMORY_KB}; ulimit -f ${VIDEO_MAX_BYTES / BLOCK_BYTES}`
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe']
    const child = spawn('/bin/sh', ['-c', `${limits}; exec nice -n ${NICENESS} "$@"`, 'sh', command, ...args], {
      stdio,
      signal,
      killSignal: 'SIGKILL',
    })
    // 'close' follows in any case.
    child.on('error', () => undefined)
    // Without a free file descriptor no process starts, and there are no streams.
    if (child.pid === undefined && !child.stderr) return NOT_RUN
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString('latin1')).slice(-2_000)))
    return await new Promise((resolve) => {
      child.once('close', (code, ended) => resolve({ code, isEnded: isEndedFromOutside(code, ended), stderr }))
    })
  }

  return {
    isInstalled: async () => (await run(['-hide_banner', '-version'])).code === 0,

    async convert(source, type, target) {
      using _permit = await one.acquire()
      for (const recipe of recipes) {
        const { code, isEnded, stderr } = await run(argsOf(source, formats[type] ?? '', recipe, target))
        if (code === 0) return recipe.type
        await rm(target, { force: true })
        if (isEnded || closing.signal.aborted) return 'ended'
        if (/No space left on device|Disk quota exceeded/i.test(stderr)) return 'no room'
        if (!/Unknown encoder/i.test(stderr)) return 'failed'
      }
      return 'failed'
    },

    close: () => closing.abort(),
    isClosed: () => closing.signal.aborted,
  }
}

/** By systemd or a terminal, which signal each process; ffmpeg then exits with 255. Its own limits use other signals. */
function isEndedFromOutside(code: number | null, signal: string | null): boolean {
  return code === 255 || ['SIGTERM', 'SIGINT', 'SIGHUP'].includes(signal ?? '')
}

function argsOf(source: string, format: string, { args }: Recipe, target: string): string[] {
  return [
    ...'-hide_banner -nostdin -loglevel error -threads 2 -protocol_whitelist file -f'.split(' '),
    format,
    '-i',
    source,
    ...'-map 0:v:0 -map 0:a:0? -sn -dn -map_metadata -1 -vf'.split(' '),
    size,
    ...'-threads 2 -c:v'.split(' '),
    ...args,
    target,
  ]
}
