// A form for each back office intent, as its screen sends it; its JSON fields are values.
import { productTexts } from '#domain/product/product-form.ts'
import { editFields } from '#domain/product/product-edit.ts'
import { dispatchTextNames } from '#domain/dispatch/dispatch-form.ts'
import type { Ids } from './filled-shop.ts'
import { newKey } from '../shop/open-test-shop.ts'

/** Texts are sent as they are, anything else as JSON. */
export type SampleForm = Readonly<Record<string, unknown>>

const DAY = '2026-10-28'
const UNKNOWN_UPLOAD = `${'0'.repeat(32)}-5`

/** By path and intent, as in the list of changes. */
export function sampleForms(ids: Ids): Readonly<Record<string, SampleForm>> {
  const key = newKey()
  const { orderId, product } = ids
  const texts = { ...productTexts(product), productName: 'New Shots' }
  const press = (state: string, there: number) => [
    { key: newKey(), orderId, productId: product.id, state, quantity: 1, there, at: `${DAY}T06:00:00.000Z` },
  ]
  const category = { name: 'New Rockets', tamilName: 'ராக்கெட்', posterUrl: '', inFooter: 'on' }
  const pack = {
    name: 'Kids pack',
    tamilName: 'குழந்தைகள்',
    about: 'Little noise',
    tamilAbout: '',
    enabled: 'on',
    goods: JSON.stringify([[product.id, 3]]),
  }
  const office = { name: 'ABT Parcel', branch: 'Erode', phone: '04562 123456', places: 'Erode' }
  const video = { title: 'Night', description: 'Of stars', videoUrl: 'https://videos.example/showers.mp4' }
  const dispatch = {
    officeId: ids.office,
    officeName: '',
    officeBranch: '',
    officePhone: '',
    lr: '12345',
    cases: '2',
    weight: '42.5',
    freight: 'to pay',
    freightAmount: '120',
    receiptUrl: '',
  }
  const payment = { method: 'cash', utr: '', amount: '100', receivedOn: DAY, seen: 'yes', note: 'At the door' }
  const person = { name: 'Meena', email: 'meena@shop.test', role: 'staff' }
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }
  const step = { orderId, step: 'called', note: 'A note', key }
  const edit = {
    revision: 0,
    lines: [
      { id: product.id, quantity: 2 },
      { id: ids.other, quantity: 1, instead: ids.other },
    ],
    discountUnit: 'rupees',
    discount: '10',
    packingNote: 'Dry',
    freightNote: 'To pay',
  }
  return {
    '/admin/upload save': { ...texts, confirmed: '', saveKey: key },
    '/admin/products set-stock': { id: product.id, seen: '10', typed: '12', key },
    '/admin/products add-stock': { id: product.id, units: '10', key },
    '/admin/products edit': { ...editFields(texts, productTexts(product)), id: product.id, confirmed: '', key },
    '/admin/products delete': { id: ids.other },
    '/admin/categories add': { ...category, id: key },
    '/admin/categories edit': { ...category, ...seen({ ...category, name: 'Old' }), id: ids.category },
    '/admin/categories move': { id: ids.category, beforeId: ids.categoryInto },
    '/admin/categories enable': { id: ids.category, enabled: 'on' },
    '/admin/categories merge': { id: ids.category, intoId: ids.categoryInto },
    '/admin/categories remove': { id: ids.category },
    '/admin/packs add': { ...pack, id: key },
    '/admin/packs edit': { ...pack, ...seen({ ...pack, about: '' }), id: ids.pack },
    '/admin/packs move': { id: ids.pack, beforeId: '' },
    '/admin/packs enable': { id: ids.pack, enabled: '' },
    '/admin/packs remove': { id: ids.pack },
    '/admin/packs restore': { id: ids.pack },
    '/admin/products/changes bulk-apply': {
      action: 'stock-add',
      value: '5',
      roundTo: '0',
      rows: [[ids.other, [10, 'a']]],
      key,
    },
    '/admin/products/changes bulk-undo': { bulkChange: ids.bulkChange },
    '/admin/stock set-low-stock': { id: product.id, lowStock: '12', 'seen.lowStock': '' },
    '/admin/stock/count save-count': { counted: [{ id: product.id, seen: 10, pieces: 9 }], key },
    '/admin/stock/count undo-count': { key: ids.count },
    '/admin/import start': { id: key, pasted: 'Name\tPrice\nNew Shots\t50' },
    '/admin/import choose': {
      id: ids.imported,
      version: '0',
      tab: 'a',
      step: 'preview',
      gone: 'stay',
      sheet: '0',
      'category:Rockets': 'New Rockets',
      'answer:1': 'new',
      'confirm:1': 'price',
      'correct:1:price': '50',
      decimals: 'point',
      'agree:doubled': '1',
      columns: 'yes',
      'column:0': 'name',
      'column:1': 'price',
      discount: '10',
      stock: '5',
      unit: '1box',
      readsHidden: 'on',
    },
    '/admin/import compare': { id: ids.imported },
    '/admin/import apply': { id: ids.imported, version: '0' },
    '/admin/import undo': { id: ids.imported },
    '/admin/import discard': { id: ids.imported },
    '/admin/import/shop check': { id: UNKNOWN_UPLOAD, name: 'export.json' },
    '/admin/import/shop save': { id: UNKNOWN_UPLOAD, name: 'export.json', ownPassword: 'not-my-own-one' },
    '/admin/import/shop cancel': { id: UNKNOWN_UPLOAD, name: 'export.json' },
    '/admin/import/shop discard': { id: UNKNOWN_UPLOAD, name: 'export.json' },
    '/admin/pictures pictures-apply': { rows: [[product.id, '/media/image/x.webp', '']], key },
    '/admin/orders step': step,
    '/admin/orders take-back': step,
    '/admin/orders note': { orderId, note: 'A note', key },
    '/admin/orders no-answer': { orderId, note: 'A note', callAt: `${DAY}T18:00`, key },
    '/admin/orders steps': { orderIds: `${orderId},${ids.packed}`, step: 'called', key },
    '/admin/orders take-back-many': { orderIds: `${orderId},${ids.packed}`, step: 'called', key },
    '/admin/orders see-payment': { id: ids.payment, orderId, amount: '500' },
    '/admin/orders take-back-payment': { id: ids.payment, orderId, reason: 'never came' },
    '/admin/orders add-payment': { ...payment, orderId, more: 'yes', key },
    '/admin/orders dismiss-said': { orderId, utr: '432156789012' },
    '/admin/orders give-back': { ...payment, orderId, more: 'yes', key: newKey() },
    '/admin/orders verify': { orderId, state: 'Verified' },
    '/admin/orders complete': { orderId, state: 'Pending' },
    '/admin/orders take-stock': { orderId },
    '/admin/orders withdraw-question': { orderId },
    '/admin/orders see-answer': { orderId },
    '/admin/orders end-link': { orderId },
    '/admin/orders renew-link': { orderId },
    '/admin/orders remove': { orderId: ids.packed, step: 'packed', returnGoods: 'yes' },
    '/admin/orders restore': { orderId: ids.packed },
    '/admin/orders/edit save-edit': { orderId, note: 'A note', key, edit },
    '/admin/orders/edit ask-customer': { orderId, note: 'A note', key: newKey(), edit },
    '/admin/orders/edit withdraw-question': { orderId },
    '/admin/orders/edit see-answer': { orderId },
    '/admin/dispatch dispatch': { ...dispatch, orderId: ids.packed, key },
    '/admin/dispatch correct': {
      ...dispatch,
      ...seen(Object.fromEntries(dispatchTextNames.map((name) => [name, dispatch[name]]))),
      orderId: ids.packed,
      lr: '54321',
      key: newKey(),
    },
    '/admin/dispatch message': { orderId, name: 'payment', language: 'en', duePaise: '200000', key },
    '/admin/dispatch/offices add': { ...office, key },
    '/admin/dispatch/offices edit': { ...office, ...seen(office), id: ids.office },
    '/admin/dispatch/offices remove': { id: ids.office },
    '/admin/packing tick': { presses: press('ticked', 1) },
    '/admin/packing short': { presses: press('short', 0), orderId },
    '/admin/packing/:orderId tick': { presses: press('ticked', 1) },
    '/admin/packing/:orderId short': { presses: press('short', 0), orderId },
    '/admin/packing/:orderId packed': { orderId, cases: '2', key },
    '/admin/packing/:orderId unpack': { orderId, key: newKey() },
    '/admin/money see-payment': { id: ids.payment, orderId, amount: '500' },
    '/admin/money take-back-payment': { id: ids.payment, orderId, reason: 'never came' },
    '/admin/money add-payment': { ...payment, orderId, more: 'yes', key: newKey() },
    '/admin/money dismiss-said': { orderId, utr: '432156789012' },
    '/admin/money give-back': { ...payment, orderId, key },
    '/admin/money read-statement': { file: 'Date,Narration,Amount' },
    '/admin/money confirm-statement': {
      ticked: [
        { id: ids.payment, mark: 'm'.repeat(22), paise: 500_00, utr: '432156789012', day: DAY },
        { orderId, mark: 'n'.repeat(22), paise: 100_00, utr: '', day: DAY },
      ],
    },
    '/admin/counter/send sell': { sale: { ...ids.sale, customerName: 'Lakshmi', givenPaise: 10_000_00 }, key },
    '/admin/counter/sales return-goods': {
      saleId: ids.sale.saleId,
      pieces: { [product.id]: 1 },
      method: 'cash',
      key,
    },
    '/admin/counter/sales close-day': { day: DAY, counted: '5000', note: 'A note', key },
    '/admin/counter/sales reopen-day': { day: DAY, closedAt: `${DAY}T06:30:00.000Z` },
    '/admin/counter/sales settle-shortfall': { saleId: ids.sale.saleId, product: product.id },
    '/admin/account choose-language': { language: 'ta' },
    '/admin/account change-password': { newPassword: 'short', confirmPassword: 'short' },
    '/admin/backups download': { ownPassword: 'not-my-own-one' },
    '/admin/first-steps remove-demo': { typedName: 'Another shop', also: product.id },
    '/admin/first-steps undo-removal': { removal: key },
    '/admin/notifications turn-on': { subscription, only: 'on', from: '25:00', to: '20:00' },
    '/admin/notifications set-hours': { id: key, only: 'on', from: '08:00', to: '20:00' },
    '/admin/notifications test': { id: key },
    '/admin/notifications remove': { id: key },
    '/admin/notifications renew': { subscription },
    '/admin/customers export': { number: '9876543210' },
    '/admin/customers erase': { number: '9876543210', again: '9876543210' },
    '/admin/video create': { ...video, key },
    '/admin/video update': { ...video, ...seen(video), id: ids.video },
    '/admin/video remove': { id: ids.video },
    '/admin/settings save': {
      edited: { name: 'Own Shop', minimumOrder: 1_500, posters: [''], messages: { 'confirmed-en': 'Thank you' } },
      seen: { name: 'Shop', minimumOrder: 2_000, posters: [], messages: {} },
      key,
    },
    '/admin/settings restore': { version: '1', way: 'whole', fields: '', ...seen({ version: '1' }), key: newKey() },
    '/admin/people add': { ...person, password: 'short', key },
    '/admin/people edit': { ...person, ...seen(person), id: ids.person },
    '/admin/people new-password': { id: ids.person, password: 'short' },
    '/admin/people stop': { id: ids.person },
    '/admin/people let-in': { id: ids.person },
  }
}

function seen(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`seen.${name}`, text]))
}
