// §2 A product's sheet from the price sheet, and what stands first in it.
import assert from 'node:assert/strict'
import { until } from '#test/until.ts'
import { journey } from './journey.ts'
import { code, fewGoods, FILMED, isAt, sheetOf } from './few-goods.ts'

const quick = { databases: ['sqlite'], sharing: true } as const

journey(
  'the name of a row of the price sheet opens the product’s sheet, also by the keyboard, and Back returns to the row',
  fewGoods,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await page.getByRole('radio', { name: 'Price sheet' }).check({ force: true })
    const box = page.getByRole('textbox', { name: 'Quantity of 4" Lakshmi' })
    const name = page.getByRole('row').filter({ has: box }).getByRole('link', { name: '4" Lakshmi' })
    const isBackAt = async (place: typeof name) => {
      await sheetOf(page, '4" Lakshmi').waitFor({ state: 'hidden' })
      await isAt(page, '/ordernow')
      await until(() => place.evaluate((element) => element === document.activeElement))
    }

    // What is typed is counted, and the box itself opens nothing.
    await box.click()
    await box.fill('3')
    assert.equal(await page.getByRole('dialog').count(), 0)
    await name.click()
    const sheet = sheetOf(page, '4" Lakshmi')
    await isAt(page, `/ordernow?product=${code.lakshmi}`)
    assert.equal(await sheet.getByRole('textbox', { name: 'quantity of 4" Lakshmi' }).inputValue(), '3')
    await sheet.getByRole('button', { name: 'Next product' }).click()
    await sheetOf(page, FILMED).getByText('2 / 4').waitFor()
    await page.goBack()
    await isBackAt(name)

    await box.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await isBackAt(name)
    assert.equal(await box.inputValue(), '3')
  },
  quick,
)

journey(
  'the price and the buying stand before code and Share, and in sight, at every width',
  fewGoods,
  async ({ person }) => {
    const page = await (await person('visitor')).visit(`/ordernow?product=${code.filmed}`)
    const sheet = sheetOf(page, FILMED)
    const add = sheet.getByRole('button', { name: /^Add to Cart/ })
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const [price, buying] = await Promise.all([
        sheet.getByText('₹75', { exact: true }).boundingBox(),
        add.boundingBox(),
      ])
      assert.ok(price && price.y + price.height <= height, `${width}: the price is in sight`)
      assert.ok(buying && buying.y + buying.height <= height, `${width}: Add to Cart is in sight`)
      const comesFirst = await add.evaluate((button) => {
        const share = [...document.querySelectorAll('dialog[open] button')].find(
          (each) => each.textContent === ' Share',
        )
        return share && (button.compareDocumentPosition(share) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      })
      assert.equal(comesFirst, true)
      if (width < 768) continue
      const share = await sheet.getByRole('button', { name: 'Share' }).boundingBox()
      assert.ok(share && share.y > buying.y, `${width}: Share stands below`)
    }
  },
  { ...quick, only: 'desk' },
)
