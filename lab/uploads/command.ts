// `npm run lab -- uploads`: hostile uploads, and the memory of the heaviest concurrent ones; with a control.
import { processSettings } from '../bench/process-settings.ts'
import { openScope } from '#test/cleanup.ts'
import { openUploadedShop, type UploadKind } from './upload-memory.ts'
import { runHostileUploads } from './hostile-run.ts'
import { build } from '#bin/build.ts'
import { readCommandLine, say } from '#bin/command-line.ts'

const usage = `npm run lab -- uploads

Sends every hostile upload of the tests to the production build: pictures,
videos, and videos in chunks. Then sends the heaviest uploads at once: ten
images of 40 megapixels of each kind, five videos of 100 MB, and a hundred small
pictures. Prints the answers, the memory that they took, and how much of it
remains after five seconds. The control keeps the usual settings of the C
library, and must take more.
Exits with 1 if a burst takes 200 MB or more, an honest upload is refused, a
hostile one is stored or refused in another way than expected, or the control
takes no more.`
readCommandLine(usage)

const ALLOWED_MB = 200
const bursts: readonly (readonly [UploadKind, number])[] = [
  ['jpeg', 10],
  ['progressive jpeg', 10],
  ['png', 10],
  ['interlaced png', 10],
  ['video', 5],
  ['small jpeg', 100],
]

const failure = await build(say)
if (failure) throw new Error(failure)
const areHostileRefused = await sendHostile()
const asStarted = await measure('as npm start sets it', processSettings)
const control = await measure('the C library as usual', {})
const isControlRed = control.kept > asStarted.kept
say(`Kept after all bursts: ${asStarted.kept} MB, the control ${control.kept} MB`)
say(`control: memory that the C library keeps: ${isControlRed ? 'red' : 'GREEN'}`)
process.exitCode = areHostileRefused && asStarted.isMet && isControlRed ? 0 : 1

async function sendHostile(): Promise<boolean> {
  const scope = openScope()
  try {
    const shop = await openUploadedShop(scope, processSettings)
    const { sent, taken, otherwise, control: seen } = await runHostileUploads(shop)
    const deaths = shop.isAlive() ? 0 : 1
    say(`${taken.length} of ${sent} hostile uploads taken, ${deaths} deaths`)
    for (const name of taken) say(`✗ taken: ${name}`)
    for (const line of otherwise) say(`✗ ${line}`)
    say(`control: an honest picture is found to be taken: ${seen}`)
    return taken.length === 0 && otherwise.length === 0 && deaths === 0 && seen === 'red'
  } finally {
    await scope.end()
  }
}

async function measure(title: string, env: Record<string, string>) {
  say(title)
  const scope = openScope()
  try {
    const shop = await openUploadedShop(scope, env)
    let isMet = true
    let kept = 0
    for (const [kind, count] of bursts) {
      const { statuses, highest, afterwards } = await shop.send(kind, count)
      const isKept = highest < ALLOWED_MB && statuses.get(200) === count && shop.isAlive()
      isMet &&= isKept
      kept += afterwards
      const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
      say(
        `${isKept ? '✓' : '✗'} ${`${count} × ${kind}`.padEnd(24)} at most ${highest} MB more, ${afterwards} MB later; ${answers}`,
      )
    }
    return { isMet, kept }
  } finally {
    await scope.end()
  }
}
