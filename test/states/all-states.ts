// Every state by area: axe checks each area in its own process, and `npm run shots` photographs all.
import { categoryStates } from './category-states.ts'
import { changeStates } from './change-states.ts'
import { counterLineStates } from './counter-line-states.ts'
import { counterStates } from './counter-states.ts'
import { customerStates } from './customer-states.ts'
import { dispatchStates } from './dispatch-states.ts'
import { importStates } from './import-states.ts'
import { moneyStates } from './money-states.ts'
import { movingStates } from './moving-states.ts'
import { notificationStates } from './notification-states.ts'
import { officeStates } from './office-states.ts'
import { orderPageStates } from './order-page-states.ts'
import { orderStates } from './order-states.ts'
import { orderedStates } from './ordered-states.ts'
import { packStates } from './pack-states.ts'
import { packingStates } from './packing-states.ts'
import { peopleStates } from './people-states.ts'
import { pictureStates } from './picture-states.ts'
import { questionStates } from './question-states.ts'
import { reportStates } from './report-states.ts'
import { settingsStates } from './settings-states.ts'
import type { State } from './states.ts'
import { stockStates } from './stock-states.ts'
import { storefrontStates } from './storefront-states.ts'
import { uploadStates } from './upload-states.ts'
import { videoStates } from './video-states.ts'
import { waitingStates } from './waiting-states.ts'

export const parts = {
  storefront: [...storefrontStates, ...orderedStates, ...waitingStates],
  office: officeStates,
  orders: [
    ...orderStates,
    ...notificationStates,
    ...customerStates,
    ...reportStates,
    ...moneyStates,
    ...questionStates,
  ],
  counter: [...counterLineStates, ...counterStates, ...peopleStates],
  goods: [...categoryStates, ...packStates, ...changeStates, ...importStates, ...uploadStates, ...videoStates],
  owner: [...settingsStates, ...stockStates, ...pictureStates, ...movingStates],
  // They pack and dispatch the shop's orders, which other areas need unchanged.
  parcels: [...orderPageStates, ...packingStates, ...dispatchStates],
} satisfies Record<string, readonly State[]>

export const allStates: readonly State[] = Object.values(parts).flat()
