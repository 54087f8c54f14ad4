import { journey } from './journey.ts'
import { quick, press, seeThanks, stock, toCheckout } from './waiting-visitor.ts'

journey(
  'an order in a browser of 2023, which lacks newer methods',
  stock,
  async ({ person }) => {
    const visitor = await person('visitor')
    await visitor.context.addInitScript(() => {
      Reflect.deleteProperty(Promise, 'withResolvers')
      Reflect.deleteProperty(Map, 'groupBy')
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
    })
    const page = await visitor.visit('/ordernow')
    await toCheckout(page)
    await press(page, 'Send Order')
    await seeThanks(page)
  },
  quick,
)
