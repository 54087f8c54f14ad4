// Seeds an empty shop with the demo's videos, which pass through the upload code.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Media } from '../media/media.ts'
import type { VideoDraft, Videos } from '../videos/videos.ts'

const FOLDER = join(import.meta.dirname, 'videos')

/** The last one is the newest, so it plays first. */
export const demoVideos: readonly (Omit<VideoDraft, 'videoUrl'> & { file: string })[] = [
  {
    file: 'flower-pots.mp4',
    title: 'Flower pots: three fountains at once',
    description:
      'A gold fountain between a red and a green one. Set them on level ground an arm’s length apart, ' +
      'light them from the side with a long sparkler, and step back.',
  },
  {
    file: 'chakkar.mp4',
    title: 'தரை சக்கரம் (Ground chakkar)',
    description:
      'தரையில் வேகமாகச் சுழன்று பொன், இளஞ்சிவப்பு, பச்சை எனப் பல வண்ணங்களில் தீப்பொறிகளைச் சிதறும் சக்கரம். ' +
      'சமமான தரையில் வைத்துப் பற்றவைக்கவும்; குழந்தைகள் பெரியவர்களுடன் மட்டும் கொளுத்தவும்.',
  },
  {
    file: 'sky-shots.mp4',
    title: 'Sky shots over the roofs of Sivakasi',
    description: 'Ten shells from one box: peonies, rings and golden willows, one after another.',
  },
]

type EmptyShop = { videos: Pick<Videos, 'all' | 'create'>; media: Pick<Media, 'putVideo'> }

/** Creates missing videos, so that the next start completes an interrupted seeding. */
export async function seedDemoVideos({ videos, media }: EmptyShop): Promise<void> {
  const existing = new Set((await videos.all()).map(({ title }) => title))
  for (const { file, ...words } of demoVideos.filter(({ title }) => !existing.has(title))) {
    const videoUrl = await media.putVideo(await readFile(join(FOLDER, file)))
    await videos.create({ ...words, videoUrl })
  }
}
