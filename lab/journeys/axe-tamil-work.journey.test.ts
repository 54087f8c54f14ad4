// axe on the screens of a working day in Tamil; `npm test` has one of each desk.
import { checkStates } from '#test/states/axe.ts'
import { parts } from '#test/states/all-states.ts'
import { orderStates } from '#test/states/order-states.ts'

const OF_WORK =
  /^(?:sign-in|admin(?:-all-screens|-find|-profile|-password|-empty|-missing|-orders)?$)|^admin-(?:find|password|orders)-/

checkStates(
  [
    ...parts.office.filter(({ name }) => OF_WORK.test(name)),
    ...orderStates,
    ...parts.counter.filter(({ path }) => path.startsWith('/admin/counter')),
  ],
  'ta',
)
checkStates(parts.parcels, 'ta')
