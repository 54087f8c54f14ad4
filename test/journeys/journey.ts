// Walks a journey through the production build: on each database, on a phone and at a desk.
import test, { type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProductDraft } from '#domain/product-form.ts'
import { openShop } from '#server/shop.ts'
import { databaseKinds, emptyPlace } from '#test/databases.ts'
import { stockUp, testConfig } from '#test/open-test-shop.ts'
import { openPerson, type Person, type Screen, screens } from './person.ts'
import { runShop } from './running-shop.ts'

const LIMIT_MS = 60_000

export type Journey = {
  t: TestContext
  screen: Screen
  origin: string
  /** A person with a browser of their own. */
  person(name: string): Promise<Person>
}

type Walk = (journey: Journey) => Promise<void>

/** Registers a test for each database and screen; the shop opens with `goods` on its shelves. */
export function journey(name: string, goods: Record<string, ProductDraft>, walk: Walk): void {
  for (const kind of databaseKinds) {
    for (const screen of Object.keys(screens) as Screen[]) {
      test(`${name} (${kind}, ${screen})`, async (t) => {
        const place = await emptyPlace(kind, t)
        const stockroom = await openShop(testConfig(place))
        await stockUp(stockroom, goods)
        await stockroom.close()
        const shop = await runShop(place)
        const people = new Map<string, Person>()
        try {
          const walked = walk({
            t,
            screen,
            origin: shop.origin,
            async person(who) {
              const person = await openPerson(shop.origin, screen)
              people.set(who, person)
              return person
            },
          })
          await Promise.race([walked, tooLate()])
          const faults = [...people].flatMap(([who, person]) => person.faults.map((fault) => `${who} at ${fault}`))
          if (faults.length > 0) throw new Error(faults.join('\n'))
        } catch (error) {
          for (const [who, person] of people) await person.keepPictures(`${fileName(name)}-${kind}-${screen}-${who}`)
          throw error
        } finally {
          await Promise.all([...people.values()].map((person) => person.leave()))
          await shop.stop()
        }
      })
    }
  }
}

async function tooLate(): Promise<never> {
  await wait(LIMIT_MS, undefined, { ref: false })
  throw new Error(`The journey took longer than ${LIMIT_MS / 1000} s`)
}

function fileName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
