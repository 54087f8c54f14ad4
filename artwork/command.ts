// `npm run artwork -- WHAT`: redraws the committed images, videos and fonts.
import { readCommandLine } from '#bin/command-line.ts'

const USAGE = `npm run artwork -- NAME …

Draws the artwork of the shop, and writes it where the shop reads it:

  labels        the images of the demo's products, in server/demo/labels
  demo-videos   the demo's three videos, in server/demo/videos
                (needs ffmpeg with libx264)
  hero          the landing page's videos and their posters, in public/hero
                (needs ffmpeg with libvpx-vp9 and libx264)
  hero-posters  their posters only
  posters       the five posters of the landing page, in public/posters
  badges        the seals of the order link in each language, in public/badges
  icons         the icons of browser tabs and home screens, in public
  fonts         the fonts of papers and screens, in papers/fonts and
                web/styles/fonts
  share         the images of shared links, in public/share (needs Chromium)`

// Imported one by one: each needs other packages and programs.
const commands: Record<string, () => Promise<unknown>> = {
  labels: async () => (await import('./labels/make-labels.ts')).makeLabels(),
  'demo-videos': async () => (await import('./demo-videos/make-demo-videos.ts')).makeDemoVideos(),
  hero: async () => (await import('./hero/make-hero-videos.ts')).makeHeroVideos(),
  'hero-posters': async () => (await import('./hero/make-hero-videos.ts')).makeHeroVideos({ postersOnly: true }),
  posters: async () => (await import('./posters/make-posters.ts')).makePosters(),
  badges: makeBadges,
  icons: async () => (await import('./icons/make-icons.ts')).makeIcons(),
  fonts: makeFonts,
  share: async () => (await import('./share/make-share-images.ts')).makeShareImages(),
}

const { positionals } = readCommandLine(USAGE, { words: true })
const unknown = positionals.filter((word) => !(word in commands))
if (positionals.length === 0 || unknown.length > 0) {
  process.stderr.write(`${unknown.length > 0 ? `Unknown: ${unknown.join(', ')}\n\n` : ''}${USAGE}\n`)
  process.exit(1)
}
for (const word of positionals) await commands[word]?.()

async function makeBadges() {
  const { badges } = await import('./badges/badges.ts')
  const { writeResult } = await import('./write-result.ts')
  for (const [path, svg] of badges()) await writeResult(path, Buffer.from(svg))
}

async function makeFonts() {
  const { paperFonts } = await import('./fonts/paper-fonts.ts')
  const { scriptFonts } = await import('./fonts/script-fonts.ts')
  const { screenFonts } = await import('./fonts/screen-fonts.ts')
  const { writeResult } = await import('./write-result.ts')
  const files = [...(await paperFonts()), ...(await scriptFonts()), ...(await screenFonts())]
  for (const [path, bytes] of files) await writeResult(path, bytes)
}
