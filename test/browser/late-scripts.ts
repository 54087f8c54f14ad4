// A page of the back office whose scripts arrive late.
import { signIn } from '../journeys/sign-in.ts'
import type { Person } from './person.ts'

/** Opens a screen whose scripts do not arrive before `release`. */
export async function openWithoutScripts({ context }: Person, path: string) {
  await signIn(context)
  const page = await context.newPage()
  const released = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, release: () => released.resolve() }
}
