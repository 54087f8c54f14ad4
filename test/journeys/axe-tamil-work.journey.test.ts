// The screens of a working day; what needs too long for `npm test` is in `npm run lab -- axe`.
import { checkStates } from '../states/axe.ts'
import { parts } from '../states/all-states.ts'
import { orderStates } from '../states/order-states.ts'
import { testSettings } from '../settings.ts'

const OF_WORK =
  /^(?:sign-in|admin(?:-all-screens|-find|-profile|-password|-empty|-missing|-orders)?$)|^admin-(?:find|password|orders)-/

if (testSettings.everyPair) {
  checkStates(
    [
      ...parts.office.filter(({ name }) => OF_WORK.test(name)),
      ...orderStates,
      ...parts.counter.filter(({ path }) => path.startsWith('/admin/counter')),
    ],
    'ta',
  )
  checkStates(
    parts.parcels.filter(({ path }) => !path.startsWith('/admin/settings')),
    'ta',
  )
}
