// Opens a real Chromium: the packaged one, or the system's.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { testSettings } from '../settings.ts'

const NODE_MODULES = join(import.meta.dirname, '../../node_modules')
const PACKAGED_FOR = 'linux-x64'
const SYSTEM_CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)

// The browser may not use the network, and a test machine has neither sandbox nor graphics card. Letters are as wide as
// on a phone, without hinting.
const FLAGS =
  'font-render-hinting=none no-sandbox disable-gpu in-process-gpu disable-quic no-first-run disable-background-networking disable-component-update disable-sync'
// All other names and addresses are unknown. A Playwright route would do it too, but would consult Node for each request and disable the cache.
const THIS_MACHINE_ONLY = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
// A signal ends the tests at once, and the browser ends with its pipe.
const LAUNCH = {
  args: [...FLAGS.split(' ').map((flag) => `--${flag}`), `--host-resolver-rules=${THIS_MACHINE_ONLY}`],
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
}
// Chromium sets these while its threads read the environment; a new name would move it, and crashed a tenth of all starts.
const ENVIRONMENT = { DBUS_SESSION_BUS_ADDRESS: 'disabled:', FC_FONTATIONS: '1', VK_ICD_FILENAMES: '' }

/** Returns a browser that reaches this machine only; the caller closes it. Another program may connect at `debugPort`. */
export async function openChromium({ debugPort }: { debugPort?: number } = {}): Promise<Browser> {
  const launch = debugPort ? { ...LAUNCH, args: [...LAUNCH.args, `--remote-debugging-port=${debugPort}`] } : LAUNCH
  const system =
    testSettings.chromium ??
    (PACKAGED_FOR === `${process.platform}-${process.arch}`
      ? undefined
      : SYSTEM_CHROMIUMS.find((path) => existsSync(path)))
  if (system) {
    const env = { ...testSettings.environment, ...ENVIRONMENT }
    return chromium.launch({ ...launch, executablePath: system, env })
  }
  const folder = await packagedChromium()
  const env = {
    ...ENVIRONMENT,
    // Its processes share memory in files, which are on a disk below /tmp.
    TMPDIR: tmpdir(),
    PATH: testSettings.path,
    HOME: folder,
    // Without it a download's name cannot have Tamil letters.
    LANG: 'C.UTF-8',
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  }
  return chromium.launch({ ...launch, executablePath: join(folder, 'chromium'), env })
}

/** Unpacks the packaged Chromium with its libraries and fonts, once an install. Returns the folder. */
export async function packagedChromium(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(NODE_MODULES, '@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(NODE_MODULES, `.cache/chromium-${version}`)
  if (existsSync(join(folder, 'chromium'))) return folder
  // An install that ends while a browser runs leaves a partial folder.
  rmSync(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  const unpacking = mkdtempSync(`${folder}-`)
  unpack(unpacking)
  writeFileSync(join(unpacking, 'fonts.conf'), fontsConf(folder))
  try {
    // The first to finish renames it: the folder is complete or absent.
    renameSync(unpacking, folder)
  } catch (error) {
    rmSync(unpacking, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

// The package unpacks into its process's temp folder, with the libraries only on what it takes for a bare host.
function unpack(folder: string) {
  const script = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: dirname(NODE_MODULES),
    encoding: 'utf8',
    env: { PATH: testSettings.path, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
  if (status !== 0) throw new Error(`The packaged Chromium could not be unpacked: ${stderr}`)
}

/** None of the machine's fonts, which would change a page before its own have loaded. Roboto is Android's. */
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
