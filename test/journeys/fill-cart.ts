// The panel that fills the cart, and what is in the cart.
import type { Page } from 'playwright-core'

/** 'Sparklers 3, Rockets 2', in the order of the alphabet. */
export const inCart = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { product: { name: string }; quantity: number }[])
      .map(({ product, quantity }) => `${product.name} ${quantity}`)
      .toSorted()
      .join(', '),
  )

export async function openFillCart(page: Page) {
  await page.getByRole('button', { name: 'Fill quickly' }).first().click()
  return page.getByRole('dialog', { name: 'Fill the cart quickly' })
}
