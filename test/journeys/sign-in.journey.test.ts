// §2, §5, §8 The sign-in as a stranger meets it: what it asks for, what it refuses, and that /admin leads to it.
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'

journey(
  '§8 a stranger is refused with the same sentence, whatever was wrong',
  fillSmallCatalogue,
  async ({ person }) => {
    const stranger = await person('stranger', { expected: /status of (401|429|500)|vinayagaadmin\.data/ })
    const page = await stranger.visit('/admin/orders')
    await page.waitForURL('**/vinayagaadmin*')
    const signIn = page.getByRole('button', { name: 'Sign In' })
    await signIn.click()
    await page.getByText('Please enter both email and password').waitFor()
    const password = page.getByRole('textbox', { name: 'Password' })
    await page.getByLabel('Email').fill('nobody@shop.test')
    await password.fill('deepavali')
    await signIn.click()
    await page.getByText('Invalid email or password').waitFor()
    await page.route('**/vinayagaadmin.data*', (route) => route.fulfill({ status: 500 }))
    await password.fill('deepavali')
    await signIn.click()
    await page.getByText('An error occurred. Please try again.').waitFor()
  },
  { databases: ['sqlite'], sharing: true },
)
