// Opens a real Chromium: the one that its npm package carries, the same on every machine, or the system's where it has none.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { testSettings } from '../settings.ts'

const NODE_MODULES = join(import.meta.dirname, '../../node_modules')
const PACKAGED_FOR = 'linux-x64'
const SYSTEM_CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)

// Nothing of the browser's own may reach for the network, and a test machine has neither sandbox nor graphics card.
// Letters are as wide as on a phone, where no face is fitted to the screen's dots.
const FLAGS =
  'font-render-hinting=none no-sandbox disable-gpu disable-quic no-first-run disable-background-networking disable-component-update disable-sync'
// Every other name and address is unknown. A route of Playwright's would do it too, but would ask Node about each request and turn the cache off.
const THIS_MACHINE_ONLY = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
// A signal ends the tests at once, and the browser goes with the pipe to it.
const LAUNCH = {
  args: [...FLAGS.split(' ').map((flag) => `--${flag}`), `--host-resolver-rules=${THIS_MACHINE_ONLY}`],
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
}

/** Returns a browser that reaches this machine alone, to open contexts in; the caller closes it. Another program may connect to it at `debugPort`. */
export async function openChromium({ debugPort }: { debugPort?: number } = {}): Promise<Browser> {
  const launch = debugPort ? { ...LAUNCH, args: [...LAUNCH.args, `--remote-debugging-port=${debugPort}`] } : LAUNCH
  const system =
    testSettings.chromium ??
    (PACKAGED_FOR === `${process.platform}-${process.arch}`
      ? undefined
      : SYSTEM_CHROMIUMS.find((path) => existsSync(path)))
  if (system) return chromium.launch({ ...launch, executablePath: system })
  const folder = await packagedChromium()
  const env = {
    PATH: testSettings.path,
    HOME: folder,
    // Without it the name of a download may have no Tamil letter.
    LANG: 'C.UTF-8',
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  }
  return chromium.launch({ ...launch, executablePath: join(folder, 'chromium'), env })
}

/** Unpacks the packaged Chromium with its libraries and fonts, once for an install, and returns the folder. */
export async function packagedChromium(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(NODE_MODULES, '@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(NODE_MODULES, `.cache/chromium-${version}`)
  if (existsSync(join(folder, 'chromium'))) return folder
  // An install that ends while a browser runs leaves a part of the folder behind.
  rmSync(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  const unpacking = mkdtempSync(`${folder}-`)
  unpack(unpacking)
  writeFileSync(join(unpacking, 'fonts.conf'), fontsConf(folder))
  try {
    // The first to finish renames it; the folder is there whole or not at all.
    renameSync(unpacking, folder)
  } catch (error) {
    rmSync(unpacking, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

// The package unpacks into the temp folder of its process, with the libraries only where it believes to be on a bare host.
function unpack(folder: string) {
  const script = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: dirname(NODE_MODULES),
    encoding: 'utf8',
    env: { PATH: testSettings.path, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
  if (status !== 0) throw new Error(`The packaged Chromium could not be unpacked: ${stderr}`)
}

/** No face of the machine: what a page looks like before its own have come would hang on it. Roboto is Android's. */
function fontsConf(folder: string): string {
  const dirs = [join(folder, 'fonts'), join(NODE_MODULES, '@expo-google-fonts/roboto')]
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${dirs.map((dir) => `  <dir>${dir}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}
