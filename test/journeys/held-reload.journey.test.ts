import { journey, stage } from './journey.ts'
import { expected, quick, rocket, stock } from './waiting-visitor.ts'

journey(
  'panels open and close while the catalogue is reloaded, and the change is shown afterwards',
  stock,
  async ({ person }) => {
    const page = await (await person('visitor', { expected })).visit('/ordernow')
    const owner = await (await person('owner')).visitOffice('/admin/products')
    const held = Promise.withResolvers<void>()
    await page.route('**/ordernow.data*', async (route) => {
      await held.promise
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest('**/ordernow.data*')
    await owner.getByRole('button', { name: `Edit ${rocket}`, exact: true }).click()
    await owner.locator('[name="ourPrice"]').fill('2700')
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    await asked

    await stage('the cart, and back', async () => {
      await page.getByRole('button', { name: /^Cart/ }).click()
      const cart = page.getByRole('dialog', { name: 'Your Cart' })
      await cart.waitFor()
      await page.keyboard.press('Escape')
      await cart.waitFor({ state: 'hidden' })
    })

    held.resolve()
    await page.getByText('₹2,700').first().waitFor()
  },
  quick,
)
