// In `npm test`: two widths of a phone in the `product-sheet` journey.
import assert from 'node:assert/strict'
import { journey } from '#test/journeys/journey.ts'
import { code, fewGoods, FILMED, sheetOf } from '#test/journeys/few-goods.ts'

journey(
  'the price and the buying come before code and Share, and are in sight, at every width',
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
      assert.ok(share && share.y > buying.y, `${width}: Share is below`)
    }
  },
  { databases: ['sqlite'], only: 'desk' },
)
