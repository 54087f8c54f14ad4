// A visitor's actions on the order page, by its visible texts.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import type { CartLine } from '#domain/cart.ts'
import { type Customer, emptyCheckout } from '#domain/checkout/checkout-form.ts'
import { fromSpecProduct } from '#domain/spec-shape.ts'
import { CART_NAME } from '#web/storefront/order-now/cart/saved-cart.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { listedProducts } from '../browser/listed-products.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { newKey } from '../shop/open-test-shop.ts'

export const checkoutLabels: Record<keyof Customer, string> = {
  name: 'Name',
  state: 'State',
  stateType: 'State Type',
  district: 'District',
  pincode: 'Pincode',
  mobile: 'Mobile Number',
  alternateMobile: 'Alternate Mobile (optional)',
  address: 'Full Address with Landmark',
}

export function checkoutField(page: Page, field: keyof Customer, dialog = 'Checkout'): Locator {
  const form = page.getByRole('dialog', { name: dialog })
  const label = { name: checkoutLabels[field], exact: true }
  // A district with suggestions is a combobox as well.
  return form.getByRole('textbox', label).or(form.getByRole('combobox', label))
}

/** Fills every field but the state's type, which the state sets. */
export async function fillCheckout(page: Page, customer: Customer = lakshmi, dialog = 'Checkout'): Promise<void> {
  await checkoutField(page, 'state', dialog).selectOption(customer.state)
  for (const field of Object.keys(emptyCheckout) as (keyof Customer)[]) {
    if (field !== 'state' && field !== 'stateType') await checkoutField(page, field, dialog).fill(customer[field] ?? '')
  }
  assert.equal(await checkoutField(page, 'stateType', dialog).inputValue(), customer.stateType)
}

/** Adds `quantity` of a product by typing it into the card's stepper. */
export async function putInCart(page: Page, name: string, quantity = 1): Promise<void> {
  await page.getByRole('button', { name: `Add to Cart: ${name}`, exact: true }).click()
  if (quantity > 1) await typeQuantity(page, name, String(quantity))
}

/** Reloads with a stored cart: `quantity` of the first `count` products with plenty left. Returns their names. */
export async function storeCart(page: Page, count: number, quantity = 2): Promise<string[]> {
  const products = await listedProducts(page)
  const cart: CartLine[] = products
    .map(fromSpecProduct)
    .filter(({ stock }) => stock > 100)
    .slice(0, count)
    .map((product) => ({ product, quantity }))
  await page.evaluate(([name, json]) => localStorage.setItem(name, json), [CART_NAME, JSON.stringify(cart)] as const)
  await page.reload()
  await untilHydrated(page)
  return cart.map(({ product }) => product.name)
}

export async function typeQuantity(place: Page | Locator, name: string, text: string): Promise<void> {
  const field = place.getByRole('textbox', { name: `quantity of ${name}`, exact: true })
  await field.fill(text)
  await field.press('Enter')
}

export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Purchase' }).click()
  const cart = page.getByRole('dialog', { name: 'Your Cart' })
  await cart.waitFor()
  return cart
}

export async function openCheckout(page: Page): Promise<Locator> {
  const cart = await openCart(page)
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
  const checkout = page.getByRole('dialog', { name: 'Checkout' })
  await checkout.waitFor()
  return checkout
}

export async function sendOrder(page: Page): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/orders')),
    page.getByRole('button', { name: 'Send Order' }).click(),
  ])
  assert.equal(answer.status(), 201)
  const { orderId } = (await answer.json()) as { orderId: string }
  await page.getByRole('heading', { name: /^Thank you for your order/ }).waitFor()
  return orderId
}

/** Presses the paper's button. Returns the saved file. */
export async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

export async function orderElsewhere(
  origin: string,
  name: string,
  quantity: number,
  customer: Customer = lakshmi,
): Promise<void> {
  const products = (await (await fetch(`${origin}/products.json`)).json()) as { id: string; productName: string }[]
  const product = products.find(({ productName }) => productName === name)
  const response = await fetch(`${origin}/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
    body: JSON.stringify({ customer, items: [{ id: product?.id, quantity }] }),
  })
  assert.equal(response.status, 201, await response.text())
}
