// The order desk as axe sees it: orders by their steps, customers, reports, and the people of the shop.
import { checkStates } from '../states/axe.ts'
import { counterStates } from '../states/counter-states.ts'
import { customerStates } from '../states/customer-states.ts'
import { moneyStates } from '../states/money-states.ts'
import { orderStates } from '../states/order-states.ts'
import { peopleStates } from '../states/people-states.ts'
import { notificationStates } from '../states/notification-states.ts'
import { reportStates } from '../states/report-states.ts'

checkStates([
  ...orderStates,
  ...notificationStates,
  ...customerStates,
  ...reportStates,
  ...moneyStates,
  ...counterStates,
  ...peopleStates,
])
