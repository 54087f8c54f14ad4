// Runs a journey against the production build, on some pairs of database and screen.
import { join, relative } from 'node:path'
import test, { after, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '#domain/language.ts'
import type { DatabaseKind } from '../database/databases.ts'
import { openScope } from '../cleanup.ts'
import { type JourneyShop, openJourneyShop, type Stock } from './journey-shop.ts'
import { openPerson, type Person, type PersonSettings } from '../browser/person.ts'
import { readingIn } from '../browser/reading.ts'
import type { Screen } from '../browser/screens.ts'
import { testSettings } from '../settings.ts'
import { type Pair, pairsOf } from './pairs.ts'

/** Several stages, on a busy machine. */
const LIMIT_MS = 300_000
/** Screenshots and traces of a failed journey, relative to the working directory. */
const FAILED_JOURNEYS = relative(process.cwd(), join(import.meta.dirname, '../../build/failed-journeys'))

export type Journey = {
  t: TestContext
  screen: Screen
  shop: JourneyShop
  person(name: string, settings?: PersonSettings): Promise<Person>
}

type Options = {
  databases?: readonly DatabaseKind[]
  only?: Screen
  /** One shop with this stock for all tests of the file: for journeys that leave nothing another would see. */
  sharing?: true
  /** The shop has its own process, which the journey kills. */
  ownProcess?: true
  /** Why a reader of Tamil cannot take it. */
  onlyInEnglish?: string
}

type Walk = (journey: Journey) => Promise<void>

/** Registers a test for each of its pairs (`pairsOf`); the shop starts with the products of `stock`. */
export function journey(name: string, stock: Stock, walk: Walk, options: Options = {}): void {
  const { databases, only, sharing } = options
  const { everyPair, language } = testSettings
  if (sharing) after(closeSharedShops)
  for (const pair of pairsOf(name, { databases, only, everyPair })) {
    register(name, stock, walk, { ...options, pair, language })
  }
}

type Registered = Options & { pair: Pair; language: Language }

function register(
  name: string,
  stock: Stock,
  walk: Walk,
  { pair: [kind, screen], language, sharing, ownProcess, onlyInEnglish }: Registered,
): void {
  const title = `${name} (${[kind, screen, ...(language === 'en' ? [] : [language])].join(', ')})`
  const skip = language !== 'en' && onlyInEnglish !== undefined && onlyInEnglish
  test(title, { skip }, (t) => readingIn(language, () => run(t)))

  async function run(t: TestContext): Promise<void> {
    const shop = await (sharing
      ? sharedShop(kind, stock)
      : openJourneyShop(kind, stock, t, { ownProcess: ownProcess === true }))
    const people = new Map<string, Person>()
    try {
      const walked = walk({
        t,
        screen,
        shop,
        async person(who, settings) {
          const person = await openPerson(shop.origin, screen, settings)
          people.set(who, person)
          return person
        },
      })
      await Promise.race([walked, tooLate()])
      if (faultsOf(people).length > 0) throw new Error(faultsOf(people).join('\n'))
    } catch (error) {
      // A fault is often why a journey ended early.
      for (const fault of faultsOf(people)) process.stderr.write(`${fault}\n`)
      const folder = join(FAILED_JOURNEYS, fileName(title))
      for (const [who, person] of people) await person.keepEvidence(folder, who)
      const kept = testSettings.withoutTraces ? 'pictures' : 'pictures and traces'
      throw new Error(`The ${kept} of this journey are in ${folder}`, { cause: error })
    } finally {
      await Promise.all([...people.values()].map((person) => person.leave()))
    }
  }
}

/** Returns `few` of the cases of a rule; `npm run lab -- pairs` takes all of them. */
export function usually<T>(all: readonly T[], few: readonly T[]): readonly T[] {
  return testSettings.everyPair ? all : few
}

/** A part of a journey: its failures carry its name. */
export async function stage<T>(name: string, walk: () => Promise<T>): Promise<T> {
  try {
    return await walk()
  } catch (error) {
    throw new Error(`In the stage “${name}”`, { cause: error })
  }
}

/**
 * A stage whose rule another test of `npm test` proves, which a comment names: only `npm run lab -- pairs` walks it. No later
 * stage may need what it does.
 */
export async function detail(name: string, walk: () => Promise<unknown>): Promise<void> {
  if (testSettings.everyPair) await stage(name, walk)
}

let shared = { scope: openScope(), shops: new Map<string, Promise<JourneyShop>>() }
const stocks: Stock[] = []

function sharedShop(kind: DatabaseKind, stock: Stock): Promise<JourneyShop> {
  if (!stocks.includes(stock)) stocks.push(stock)
  const key = `${kind} ${stocks.indexOf(stock)}`
  const shop = shared.shops.get(key) ?? openJourneyShop(kind, stock, shared.scope)
  shared.shops.set(key, shop)
  return shop
}

async function closeSharedShops(): Promise<void> {
  const { scope } = shared
  shared = { scope: openScope(), shops: new Map() }
  await scope.end()
}

function faultsOf(people: Map<string, Person>): string[] {
  return [...people].flatMap(([who, person]) => person.faults().map((fault) => `${who} at ${fault}`))
}

async function tooLate(): Promise<never> {
  await wait(LIMIT_MS, undefined, { ref: false })
  throw new Error(`The journey took longer than ${LIMIT_MS / 1000} s`)
}

function fileName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(-100)
}
