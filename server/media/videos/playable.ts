// Checks whether phones and browsers can play a video without conversion.
import { movieTracks, type Track } from './movie-tracks.ts'
import type { VideoType } from './video-type.ts'

export type Playable = 'plays' | 'must be converted' | 'damaged'

const videoCodecs: readonly string[] = ['avc1', 'avc3', 'vp08', 'vp09', 'av01']
const audioCodecs: readonly string[] = ['mp4a', '.mp3', 'Opus', 'fLaC']
/** H.264 baseline, main, extended and high; phones cannot decode the colours of others. */
const h264Profiles: readonly number[] = [66, 77, 88, 100]

export async function checkPlayable(path: string, type: VideoType): Promise<Playable> {
  if (type === 'video/webm') return 'plays'
  if (type === 'video/x-msvideo') return 'must be converted'
  const tracks = await movieTracks(path)
  if (!tracks.some(({ kind }) => kind === 'vide')) return 'damaged'
  return tracks.every(isPlayed) ? 'plays' : 'must be converted'
}

// Browsers ignore other tracks (time codes, places).
function isPlayed({ kind, codec, profile }: Track): boolean {
  if (kind === 'vide') return videoCodecs.includes(codec) && (profile === undefined || h264Profiles.includes(profile))
  return kind === 'soun' ? audioCodecs.includes(codec) : true
}
