// A visitor's actions in a tab; each fails with the page's actual text.
import { until } from '#test/until.ts'
import type { Tab } from './tab.ts'

const STEP_LIMIT_MS = 40_000

/** Files to choose: a picture, and two that are a picture and a video by name only. */
export type Files = { picture: string; noPicture: string; noVideo: string }

/** The shop's process: away, and back at the same address. */
export type ShopProcess = { goAway(): Promise<void>; comeBack(): Promise<void> }

/** Rejects when the browser fails. */
export type Step = {
  name: string
  take(tab: Tab, origin: string, at: { files: Files; shop: ShopProcess }): Promise<void>
}

/** Resolves after hydration. */
export async function open(tab: Tab, url: string): Promise<void> {
  await tab.visit(url)
  const root = `(document.querySelector('main') ?? document.body)`
  await holds(tab, `Object.keys(${root}).some((key) => key.startsWith('__reactFiber'))`)
}

/** An element that is still moving into view cannot be pressed. */
export async function press(tab: Tab, element: string): Promise<void> {
  await holds(tab, element)
  let reason: unknown
  await until(
    async () => {
      try {
        await tab.press(element)
        return true
      } catch (error) {
        reason = error
        return false
      }
    },
    STEP_LIMIT_MS,
    async () => `${element}: ${String(reason)}`,
  )
}

export async function says(tab: Tab, sentence: string): Promise<void> {
  await holds(tab, `document.body.innerText.includes(${JSON.stringify(sentence)})`)
}

export async function holds(tab: Tab, expression: string): Promise<void> {
  const seen = async () =>
    `${expression} in ${await tab.ask<string>(`location.href + ' ' + document.body.innerText.slice(-1500)`)}`
  await until(async () => tab.ask<boolean>(`Boolean(${expression})`), STEP_LIMIT_MS, seen)
}
