// Drives WebKitGTK's MiniBrowser by Debian's WebDriver program.
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#test/processes/free-port.ts'
import { type SupervisedChild, startSupervised } from '#test/processes/supervised-child.ts'
import { testSettings } from '#test/settings.ts'
import { until } from '#test/until.ts'
import { programOf } from './firefox.ts'
import type { OpenBrowser, Tab, TriedBrowser } from './tab.ts'

const LIBRARIES = '/usr/lib'
/** The Enter key in WebDriver's Element Send Keys. */
const ENTER_KEY = '\uE007'
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'
/** Long enough to upload a file, and longer than any step waits. */
const COMMAND_LIMIT_MS = 60_000

type Ask = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

export const webkit: TriedBrowser = {
  name: 'WebKit',
  leavesOut:
    'it is WebKitGTK in software, not Safari: no touch, no PDF inside the page as Safari shows it, no iOS keyboard',
  async open(): Promise<OpenBrowser | undefined> {
    const driver = programOf('WebKitWebDriver')
    const binary = miniBrowser()
    if (!driver || !binary) return undefined
    const screen = await openScreen()
    const programs: SupervisedChild[] = screen.program ? [screen.program] : []
    const port = await freePort()
    programs.push(
      startSupervised(driver, [`--port=${port}`, '--host=127.0.0.1'], {
        env: {
          PATH: testSettings.path,
          DISPLAY: screen.display,
          LANG: 'C.UTF-8',
          WEBKIT_DISABLE_COMPOSITING_MODE: '1',
          WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        },
      }),
    )
    const close = async () => {
      for (const program of programs.toReversed()) await program.stop()
    }
    try {
      const ask = askerAt(`http://127.0.0.1:${port}`)
      await until(async () => isListening(port))
      const options = { binary, args: ['--automation'] }
      const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>(
        'POST',
        '/session',
        { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } },
      )
      const inSession: Ask = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body)
      return {
        name: `WebKitGTK ${capabilities.browserVersion}`,
        tab: tabOf(inSession),
        async close() {
          await inSession('DELETE', '').catch(() => undefined)
          await close()
        },
      }
    } catch (error) {
      await close()
      throw error
    }
  },
}

/** The folder depends on the version and the machine. */
function miniBrowser(): string | undefined {
  for (const machine of existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : []) {
    if (!machine.endsWith('-linux-gnu')) continue
    for (const library of readdirSync(join(LIBRARIES, machine)).toSorted().toReversed()) {
      const path = join(LIBRARIES, machine, library, 'MiniBrowser')
      if (library.startsWith('webkit2gtk') && existsSync(path)) return path
    }
  }
  return undefined
}

async function openScreen(): Promise<{ display: string; program?: SupervisedChild }> {
  const xvfb = programOf('Xvfb')
  if (!xvfb) {
    if (testSettings.display) return { display: testSettings.display }
    throw new Error('WebKit needs a screen: install xvfb')
  }
  const args = '-displayfd 1 -screen 0 1280x900x24 -nolisten tcp'.split(' ')
  const program = startSupervised(xvfb, args, { env: { PATH: testSettings.path } })
  const [number] = (await once(createInterface(program.process.stdout ?? process.stdin), 'line')) as [string]
  return { display: `:${number}`, program }
}

async function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function askerAt(origin: string): Ask {
  return async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error ?? answer.status} ${value?.message ?? ''}`)
    return value
  }
}

function tabOf(ask: Ask): Tab {
  const run = <Value>(expression: string) =>
    ask<Value>('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  async function element(expression: string): Promise<string> {
    const found = await run<Record<string, string> | null>(expression)
    const id = found?.[ELEMENT_KEY]
    if (!id) throw new Error(`There is no ${expression}`)
    return `/element/${id}`
  }
  return {
    async visit(url) {
      await closeOthers(ask)
      await ask('POST', '/url', { url })
    },
    ask: (expression) => run(expression),
    async press(expression) {
      // WebKit's own scrolling leaves an element just below the window where it is.
      await run(`void ${expression}?.scrollIntoView({ block: 'center', behavior: 'instant' })`)
      await ask('POST', `${await element(expression)}/click`)
    },
    // A line feed types nothing in WebKit.
    type: async (expression, text) =>
      ask('POST', `${await element(expression)}/value`, { text: text.replaceAll('\n', ENTER_KEY) }),
    picture: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    choose: async (expression, path) => ask('POST', `${await element(expression)}/value`, { text: path }),
  }
}

/** The WhatsApp link has opened a window in front. */
async function closeOthers(ask: Ask): Promise<void> {
  const handle = await ask<string>('GET', '/window')
  const others = (await ask<string[]>('GET', '/window/handles')).filter((one) => one !== handle)
  for (const other of others) {
    await ask('POST', '/window', { handle: other })
    await ask('DELETE', '/window')
  }
  if (others.length > 0) await ask('POST', '/window', { handle })
}
