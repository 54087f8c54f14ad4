// Reads the tracks and codecs of an MP4 or MOV without its frames.
import { type FileHandle, open } from 'node:fs/promises'

/** `codec` such as avc1; `profile` is H.264's. */
export type Track = { kind: string; codec: string; profile?: number | undefined }

type Box = { type: string; start: number; end: number }

/** A real video has some dozens; a forged one could have millions. */
const MAX_BOXES = 2_000
/** Of a sample entry, before its inner boxes. */
const VIDEO_ENTRY_BYTES = 78

/** Returns none if damaged, cut off or without video. */
export async function movieTracks(path: string): Promise<Track[]> {
  await using file = await open(path, 'r')
  const { size } = await file.stat()
  const movie = new Movie(file)
  const whole = { type: '', start: 0, end: size }
  const found = await movie.inside(whole, 'moov')
  await movie.inside(whole, 'mdat')
  if (movie.isCutOff) return []
  const tracks = found && (await movie.all(found, 'trak'))
  return (await Promise.all((tracks ?? []).map((track) => readTrack(movie, track)))).filter(
    (track) => track !== undefined,
  )
}

async function readTrack(movie: Movie, box: Box): Promise<Track | undefined> {
  const media = await movie.inside(box, 'mdia')
  const handler = media && (await movie.inside(media, 'hdlr'))
  const table = media && (await movie.inside(media, 'minf', 'stbl', 'stsd'))
  if (!handler || !table) return undefined
  const kind = (await movie.bytes(handler.start + 8, 4)).toString('latin1')
  const [entry] = await movie.all({ ...table, start: table.start + 8 })
  if (!entry) return undefined
  const settings = await movie.inside({ ...entry, start: entry.start + VIDEO_ENTRY_BYTES }, 'avcC')
  const profile = settings && (await movie.bytes(settings.start + 1, 1))[0]
  return { kind, codec: entry.type, profile }
}

class Movie {
  /** Set if a box of frames ends beyond the file. */
  isCutOff = false
  readonly #file: FileHandle
  #boxes = 0

  constructor(file: FileHandle) {
    this.#file = file
  }

  async bytes(at: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  }

  async inside(box: Box, ...path: string[]): Promise<Box | undefined> {
    let found: Box | undefined = box
    for (const type of path) found = found && (await this.all(found, type, 1))[0]
    return found
  }

  async all({ start, end }: Box, type?: string, most = Infinity): Promise<Box[]> {
    const found: Box[] = []
    for (let at = start; at + 8 <= end && found.length < most;) {
      if ((this.#boxes += 1) > MAX_BOXES) return []
      const box = await this.#at(at, end)
      if (!box) return found
      if (type === undefined || box.type === type) found.push(box)
      at = box.end
    }
    return found
  }

  async #at(at: number, within: number): Promise<Box | undefined> {
    const head = await this.bytes(at, 16)
    if (head.length < 8) return undefined
    const short = head.readUInt32BE(0)
    if (short === 1 && head.length < 16) return undefined
    const headBytes = short === 1 ? 16 : 8
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short
    const end = size === 0 ? within : at + size
    const type = head.toString('latin1', 4, 8)
    if (type === 'mdat' && end > within) this.isCutOff = true
    if (end < at + headBytes || end > within) return undefined
    return { type, start: at + headBytes, end }
  }
}
