// Every screen and state that `npm run shots` takes a picture of.
import type { Page } from 'playwright-core'
import type { Product } from '#domain/product.ts'
import { lakshmi, murugan } from '#test/characters.ts'
import { admin } from '#test/open-test-shop.ts'
import { redSquare } from '#test/red-square.ts'

export type Shot = {
  name: string
  path: string
  /** The empty shop has neither products nor orders. */
  shop?: 'empty'
  as?: 'admin'
  /** On a phone only. */
  only?: 'phone'
  /** The page is as tall as the window, or taller by a part of it. */
  stretches?: true
  /** What lies in the cart when the page opens. */
  cart?: (products: Product[]) => { product: Product; quantity: number }[]
  act?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const type = (label: string, text: string) => (page: Page) => page.getByLabel(label).fill(text)

const plenty = (products: Product[]) => products.filter(({ stock }) => stock > 20)
const few: Shot['cart'] = (products) =>
  plenty(products)
    .filter(({ pricePaise }) => pricePaise > 80_00)
    .slice(0, 4)
    .map((product) => ({ product, quantity: 8 }))
const sixty: Shot['cart'] = (products) =>
  plenty(products)
    .slice(0, 60)
    .map((product) => ({ product, quantity: 2 }))
const one: Shot['cart'] = (products) =>
  plenty(products)
    .slice(0, 1)
    .map((product) => ({ product, quantity: 1 }))

async function fillCheckout(page: Page, { name, state, district, pincode, mobile, address } = murugan) {
  const texts = {
    Name: name,
    District: district,
    Pincode: pincode,
    'Mobile Number': mobile,
    'Full Address with Landmark': address,
  }
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption(state)
}

async function sendOrder(page: Page) {
  await fillCheckout(page, lakshmi)
  await press('Send Order')(page)
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
}

async function chooseImage(page: Page) {
  await page.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
  await page.getByText(/Uploads in/).waitFor()
}

async function uploadImage(page: Page) {
  await chooseImage(page)
  await press('Upload now')(page)
}

/** Opens the order page from the home page, so that the browser and not the server has to load it. */
async function comeFromHome(page: Page, answer: 'never' | 500) {
  await page.route('**/ordernow.data*', (route) => answer === 500 && route.fulfill({ status: 500 }))
  await page.getByRole('link', { name: 'Order Now' }).locator('visible=true').first().click()
}

const storefront: Shot[] = [
  { name: 'home', path: '/', stretches: true },
  { name: 'home-menu', path: '/', stretches: true, only: 'phone', act: press('Menu') },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'order-now', path: '/ordernow' },
  { name: 'order-now-category', path: '/ordernow?category=Sparklers' },
  { name: 'order-now-search', path: '/ordernow', act: type('Search crackers', 'gold') },
  { name: 'order-now-no-result', path: '/ordernow', act: type('Search crackers', 'umbrella') },
  { name: 'order-now-in-cart', path: '/ordernow', cart: sixty },
  { name: 'order-now-preview', path: '/ordernow', act: press(/^Enlarge/) },
  { name: 'order-now-empty', path: '/ordernow', shop: 'empty' },
  { name: 'order-now-loading', path: '/', act: (page) => comeFromHome(page, 'never') },
  { name: 'order-now-error', path: '/', act: (page) => comeFromHome(page, 500) },
  { name: 'cart-empty', path: '/ordernow#cart' },
  { name: 'cart-few', path: '/ordernow#cart', cart: few },
  { name: 'cart-sixty', path: '/ordernow#cart', cart: sixty },
  { name: 'cart-below-minimum', path: '/ordernow#cart', cart: one },
  { name: 'checkout', path: '/ordernow#checkout', cart: sixty },
  { name: 'checkout-errors', path: '/ordernow#checkout', cart: sixty, act: press('Send Order') },
  { name: 'checkout-tamil', path: '/ordernow#checkout', cart: sixty, act: (page) => fillCheckout(page) },
  { name: 'confirmation', path: '/ordernow#checkout', cart: sixty, act: sendOrder },
]

const backOffice: Shot[] = [
  { name: 'sign-in', path: '/vinayagaadmin' },
  { name: 'sign-in-empty', path: '/vinayagaadmin', act: press('Sign In') },
  { name: 'admin', as: 'admin', path: '/admin' },
  { name: 'admin-upload', as: 'admin', path: '/admin/upload' },
  { name: 'admin-upload-errors', as: 'admin', path: '/admin/upload', act: press('Save Product') },
  { name: 'admin-upload-countdown', as: 'admin', path: '/admin/upload', act: chooseImage },
  {
    name: 'admin-upload-sending',
    as: 'admin',
    path: '/admin/upload',
    async act(page) {
      await page.route('**/media/image/upload', () => {})
      await uploadImage(page)
      await page.getByText(/Uploading image/).waitFor()
    },
  },
  {
    name: 'admin-upload-failed',
    as: 'admin',
    path: '/admin/upload',
    async act(page) {
      await page.route('**/media/image/upload', (route) => route.abort())
      await uploadImage(page)
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'admin-upload-sent',
    as: 'admin',
    path: '/admin/upload',
    async act(page) {
      await uploadImage(page)
      await page.getByText('Image uploaded successfully').waitFor()
    },
  },
  { name: 'admin-products', as: 'admin', path: '/admin/products' },
  { name: 'admin-products-no-result', as: 'admin', path: '/admin/products?search=umbrella' },
  { name: 'admin-products-bulk', as: 'admin', path: '/admin/products', act: press(/^Increase stock/) },
  { name: 'admin-products-empty', as: 'admin', path: '/admin/products', shop: 'empty' },
  { name: 'admin-orders', as: 'admin', path: '/admin/orders' },
  { name: 'admin-orders-no-result', as: 'admin', path: '/admin/orders?search=umbrella' },
  { name: 'admin-orders-empty', as: 'admin', path: '/admin/orders', shop: 'empty' },
  {
    name: 'admin-orders-detail',
    as: 'admin',
    path: '/admin/orders',
    act: (page) =>
      page
        .getByRole('link', { name: /^View Details/ })
        .nth(1)
        .click(),
  },
  { name: 'admin-orders-delete', as: 'admin', path: '/admin/orders', act: press(/^Delete Order/) },
]

export const shots: Shot[] = [...storefront, ...backOffice]

export async function signIn(page: Page): Promise<void> {
  await page.goto('/vinayagaadmin')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
  await press('Sign In')(page)
  await page.waitForURL('**/admin')
}
