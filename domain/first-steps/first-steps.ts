/** Onboarding steps from demo to own shop; each is done when the data show it. */
import { demoSettings, type ShopSettings } from '../settings/shop-settings.ts'
import { waysToPay } from '../ways-to-pay/ways-to-pay.ts'

export type StepName = 'who' | 'payment' | 'products' | 'try' | 'open'
export type Step = { name: StepName; isDone: boolean }

/** `demoGoods` counts unchanged demo products and videos; `hasOrders` includes trials, also deleted ones. */
export type ShopProgress = {
  settings: Pick<
    ShopSettings,
    'name' | 'address' | 'phone' | 'email' | 'upiId' | 'bank' | 'whatsappNumber' | 'callItEnquiry' | 'takingOrders'
  >
  demoGoods: number
  ownProducts: number
  hasOrders: boolean
  hasCustomerOrders: boolean
}

/** Returns the steps; undefined once all are done: no demo data, an order tried, the shop opened. */
export function firstSteps({ settings, ...progress }: ShopProgress): readonly Step[] | undefined {
  const isOwn = (...names: (keyof typeof settings)[]) =>
    names.every((name) => settings[name] !== '' && settings[name] !== demoSettings[name])
  const who = isOwn('name', 'address', 'phone', 'email', 'whatsappNumber')
  const isPaidToOwn = waysToPay(settings).length > 0 && settings.upiId !== demoSettings.upiId
  const payment = settings.callItEnquiry ? who : isPaidToOwn
  const products = progress.ownProducts > 0 && progress.demoGoods === 0
  const isShop = who && payment && products
  // A shop may close out of season.
  const wasOpened = isShop && (settings.takingOrders || progress.hasCustomerOrders)
  if (wasOpened && progress.hasOrders) return undefined
  return [
    { name: 'who', isDone: who },
    { name: 'payment', isDone: payment },
    { name: 'products', isDone: products },
    { name: 'try', isDone: progress.hasOrders },
    { name: 'open', isDone: isShop && settings.takingOrders },
  ]
}
