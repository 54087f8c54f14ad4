// The desks' screens and documents, each at its fullest address.
import { recordedSteps } from '#domain/steps/steps.ts'
import { orderCursorText } from '#domain/order/order-page.ts'
import type { DeskPlaces } from './desk-places.ts'
import type { Asked } from './list-rows.ts'

export function deskAddresses(places: DeskPlaces): Asked[] {
  const { edited, packing, waiting, ticked, utr, sale, paidMost, soldMost, middle } = places
  const papers = { orders: ticked.join(',') }
  const counted = `of ${ticked.length} orders`
  return [
    at('dashboard', '/admin'),
    at('orders, one open', '/admin/orders', { order: edited }),
    at('orders to call', '/admin/orders', { sort: 'due' }),
    ...recordedSteps.map((step) => at(`orders ${step}`, '/admin/orders', { step })),
    at('orders paid, searched', '/admin/orders', { step: 'paid', search: 'murugesan' }),
    at('orders dispatched, a page amid', '/admin/orders', { step: 'dispatched', after: orderCursorText(middle) }),
    file('bill', `/admin/orders/${edited}/bill`),
    at('edit an order', '/admin/orders/edit', { order: packing }),
    at('revisions', '/admin/orders/revisions', { order: edited }),
    at('payments of today', '/admin/money'),
    at('payments of the busiest day', '/admin/money', { day: paidMost }),
    at('payments not seen', '/admin/money', { view: 'unseen' }),
    at('payments by UTR', '/admin/money', { search: utr.slice(2) }),
    at('money due', '/admin/money', { view: 'due' }),
    at('money due, a page amid', '/admin/money', { view: 'due', after: `${middle.placedAt} ${middle.orderId}` }),
    at('too much paid', '/admin/money', { view: 'too much' }),
    at('bank statement', '/admin/money', { view: 'statement' }),
    at('orders to pack', '/admin/packing'),
    at('pack an order', `/admin/packing/${packing}`),
    at(`packing lists ${counted}`, '/admin/packing/lists', papers),
    at(`picking list ${counted}`, '/admin/packing/picking', papers),
    at('dispatch', '/admin/dispatch'),
    at('dispatch, one open', '/admin/dispatch', { order: waiting }),
    at('dispatched lately', '/admin/dispatch', { list: 'sent' }),
    at('transport offices', '/admin/dispatch/offices'),
    at('counter', '/admin/counter'),
    at('counter sales of today', '/admin/counter/sales'),
    at('counter sales of the busiest day', '/admin/counter/sales', { day: soldMost }),
    at('a counter sale', '/admin/counter/sales', { sale }),
    at('report of today', '/admin/reports'),
    at('report of the week', '/admin/reports', { day: 'week' }),
    // It sums 200,000 rows of goods.
    { ...at('report of the season', '/admin/reports', { day: 'season' }), atMost: 20 },
    {
      ...file('report of the season, products.xlsx', '/admin/reports/download/products.xlsx?day=season'),
      // Workbooks are written in a fresh thread.
      beside: '/admin/import/download/products.xlsx',
    },
    at('customers', '/admin/customers'),
    at('customers, searched', '/admin/customers', { search: 'murugesan' }),
    at('customers at the counter', '/admin/customers', { channel: 'counter' }),
    at('customers at the counter, most', '/admin/customers', { channel: 'counter', sort: 'sum' }),
    at('a customer', '/admin/customers', { customer: edited }),
    at('people', '/admin/people'),
    at('who changed what', '/admin/people/changes'),
  ]
}

function at(what: string, path: string, search: Record<string, string> = {}): Asked {
  const query = new URLSearchParams(search).toString()
  return { what, path: query === '' ? path : `${path}?${query}` }
}

function file(what: string, path: string): Asked {
  return { what, path, isFile: true }
}
