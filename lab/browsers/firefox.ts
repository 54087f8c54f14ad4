// Drives Firefox by its built-in WebDriver BiDi.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { testSettings } from '#test/settings.ts'
import type { OpenBrowser, Tab, TriedBrowser } from './tab.ts'

export const firefox: TriedBrowser = {
  name: 'Firefox',
  leavesOut: 'it runs without a window, and no other program asks for the WhatsApp link',
  async open(): Promise<OpenBrowser | undefined> {
    const executablePath = programOf('firefox-esr') ?? programOf('firefox')
    if (!executablePath) return undefined
    // The window has the size: older versions of Firefox cannot emulate one.
    const args = ['--width=1280', '--height=900']
    const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: null, args })
    const page = await browser.newPage()
    return { name: (await browser.version()).replace('/', ' '), tab: tabOf(page), close: () => browser.close() }
  },
}

export function programOf(name: string, folders = testSettings.path.split(delimiter)): string | undefined {
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

function tabOf(page: Page): Tab {
  async function element(expression: string): Promise<ElementHandle<Element>> {
    const found = (await page.evaluateHandle(expression)).asElement()
    if (!found) throw new Error(`There is no ${expression}`)
    return found as ElementHandle<Element>
  }
  return {
    async visit(url) {
      // The WhatsApp link has opened a tab in front.
      await page.bringToFront()
      await page.goto(url)
    },
    ask: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    press: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
    picture: () => page.screenshot(),
    choose: async (expression, path) =>
      ((await element(expression)) as ElementHandle<HTMLInputElement>).uploadFile(path),
  }
}
