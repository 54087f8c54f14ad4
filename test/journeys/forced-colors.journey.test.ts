import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey, stage, usually } from './journey.ts'

const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const
const PUBLIC = ['/', '/pricelist', '/ordernow']
/** With the same links and buttons. */
const MORE_PUBLIC = ['/about', '/contact']
const OFFICE = ['', '/orders', '/products', '/reports', '/settings']
const MORE_OFFICE = ['/money', '/dispatch', '/import', '/video']

/** The colours and edges of what is shown. */
function looksOf(elements: readonly Element[]) {
  return elements
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .map((element) => {
      // Of the element, and of the nearest one around it that has a ground.
      const [ground, around] = [element, element.parentElement].map((begin) => {
        for (let each = begin; each; each = each.parentElement) {
          const { backgroundColor } = getComputedStyle(each)
          if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor
        }
        return 'rgb(255, 255, 255)'
      })
      const style = getComputedStyle(element)
      const before = getComputedStyle(element, '::before')
      const hasEdge = Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomColor !== around
      return {
        html: element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120),
        ground,
        around,
        hasEdge,
        hasContent: Boolean(element.textContent?.trim()) || element.querySelector('svg, img') !== null,
        isDrawnBefore: before.maskImage !== 'none' && before.backgroundColor !== ground,
        mark: before.backgroundColor,
        isNative: style.appearance !== 'none',
        color: style.color,
        colorAround: element.parentElement ? getComputedStyle(element.parentElement).color : '',
        keepsColors: style.forcedColorAdjust === 'none',
        hasPictureBorder: style.borderImageSource !== 'none',
      }
    })
}

type Look = ReturnType<typeof looksOf>[number]

const CURRENT = ':is(a, button):is([aria-current], [aria-pressed=true], [aria-selected=true]), .segment:has(:checked)'

/** By kind: where it is sought, and how a reader in the colours of the system misses it. */
const kinds: Record<string, readonly [selector: string, isUnseen: (look: Look) => boolean]> = {
  control: [
    'a[href], button, select, summary, textarea, input:not([type=file], [type=radio])',
    ({ hasContent, hasEdge, isDrawnBefore, isNative }) => !hasContent && !hasEdge && !isDrawnBefore && !isNative,
  ],
  current: [CURRENT, ({ ground, around, hasEdge }) => ground === around && !hasEdge],
  icon: ['.icon', ({ color, colorAround, ground }) => color !== colorAround || color === ground],
  bar: ['progress', ({ keepsColors }) => !keepsColors],
  mark: ['.chart-legend > span', ({ mark, ground }) => mark === ground],
  drawing: ['canvas', ({ keepsColors }) => !keepsColors],
  card: ['.label-card', ({ hasPictureBorder }) => hasPictureBorder],
}

async function unseen(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [kind, [selector, isUnseen]] of Object.entries(kinds)) {
    const looks = await page.locator(selector).evaluateAll(looksOf)
    found.push(...looks.filter(isUnseen).map(({ html }) => `${kind}: ${html}`))
  }
  return found
}

async function seeAll(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await stage(path, async () => {
      await page.goto(path)
      await untilHydrated(page)
      assert.deepEqual(await unseen(page), [])
    })
  }
}

journey(
  'in the reader’s own colours each control, icon, bar and drawing is seen, and so is what is chosen or current',
  fillSmallCatalogue,
  async ({ person }) => {
    for (const colorScheme of usually<'dark' | 'light'>(['dark', 'light'], ['dark'])) {
      const visitor = await (await person(`visitor, ${colorScheme}`)).visit('/')
      await visitor.emulateMedia({ ...forced, colorScheme })
      await seeAll(visitor, usually([...PUBLIC, ...MORE_PUBLIC], PUBLIC))
    }
    const office = await (await person('owner')).visitOffice('/admin')
    await office.emulateMedia({ ...forced, colorScheme: 'dark' })
    await seeAll(
      office,
      usually([...OFFICE, ...MORE_OFFICE], OFFICE).map((path) => `/admin${path}`),
    )

    await stage('control: marks of a colour alone are found', async () => {
      await office.evaluate(() => {
        const faults =
          '<a href="#" aria-current="page" style="background: Canvas">open</a><svg class="icon" style="color: navy"></svg>' +
          '<button style="border: 0; width: 2rem; height: 2rem; appearance: none"></button>'
        document.querySelector('main')?.insertAdjacentHTML('beforeend', faults)
      })
      const found = (await unseen(office)).map((each) => each.split(':')[0])
      assert.deepEqual(found, ['control', 'current', 'icon'])
    })
  },
  { databases: ['sqlite'], only: 'desk' },
)
