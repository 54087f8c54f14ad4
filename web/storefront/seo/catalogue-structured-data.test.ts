import assert from 'node:assert/strict'
import test from 'node:test'
import { publicSettings } from '#domain/settings/public-settings.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { firstList } from '#test/fixtures/first-list.ts'
import { catalogueData } from './catalogue-structured-data.ts'
import { siteOrigin } from './site-origin.ts'

const frame = { settings: publicSettings(demoSettings) }
const origin = siteOrigin()

test('the order page lists the categories that have products', () => {
  const { itemListElement } = catalogueData(
    frame,
    { products: [giftBox, lakshmiCrackers], categories: firstList },
    undefined,
  )
  assert.deepEqual(itemListElement, [
    {
      '@type': 'ListItem',
      position: 1,
      name: 'One sound crackers',
      url: `${origin}/ordernow?category=One%20sound%20crackers`,
    },
    { '@type': 'ListItem', position: 2, name: 'Gift box', url: `${origin}/ordernow?category=Gift%20box` },
  ])
})

test('a category lists at most twenty products with price in rupees and availability', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...sparklers, id: `${index}` }))
  const list = catalogueData(frame, { products: [...many, lakshmiCrackers], categories: firstList }, 'Sparklers')
  assert.equal((list.itemListElement as object[]).length, 20)
  assert.equal(list.numberOfItems, 30)

  const [first] = catalogueData(frame, { products: [giftBox, lakshmiCrackers], categories: firstList }, 'Gift box')
    .itemListElement as [{ item: object }]
  assert.deepEqual(first.item, {
    '@type': 'Product',
    name: 'Deepavali Gift Box 35 Items',
    sku: 'PRD1999',
    category: 'Gift box',
    offers: {
      '@type': 'Offer',
      price: '899.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: `${origin}/ordernow?product=PRD1999`,
      seller: { '@type': 'Store', '@id': `${origin}/#shop`, name: 'Sri Vinayaga Crackers' },
    },
  })
  const [gone] = catalogueData(frame, { products: [sparklers], categories: firstList }, 'Sparklers')
    .itemListElement as [{ item: { image: string; offers: { availability: string } } }]
  assert.equal(gone.item.offers.availability, 'https://schema.org/OutOfStock')
  assert.match(
    gone.item.image.replace(origin, 'https://shop.example'),
    /^https:\/\/shop\.example\/media\/image\/upload\/w_640,f_jpg\//,
  )
})
