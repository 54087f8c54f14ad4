// Every kind of entry in the list of changes, by form path and intent.
import { actsBesideForms, type Area } from '#domain/people/audit.ts'
import { accountIntents } from '#web/admin/account/intents.ts'
import { backupIntents } from '#web/admin/backups/intents.ts'
import { intents as categoryIntents } from '#web/admin/categories/intents.ts'
import { intents as counterSalesIntents } from '#web/admin/counter/sales/intents.ts'
import { intents as counterIntents } from '#web/admin/counter/send/intents.ts'
import { intents as customerIntents } from '#web/admin/customers/intents.ts'
import { intents as dispatchIntents } from '#web/admin/dispatch/intents.ts'
import { intents as officeIntents } from '#web/admin/dispatch/offices/intents.ts'
import { intents as firstStepsIntents } from '#web/admin/first-steps/intents.ts'
import { intents as importIntents } from '#web/admin/imports/intents.ts'
import type { Intent } from '#web/admin/kit/intent.ts'
import { intents as movingIntents } from '#web/admin/moving-in/intents.ts'
import { intents as paymentsIntents } from '#web/admin/payments/intents.ts'
import { intents as notificationIntents } from '#web/admin/notifications/intents.ts'
import { intents as orderIntents } from '#web/admin/order-page/intents.ts'
import { intents as editIntents } from '#web/admin/orders/edit/intents.ts'
import { intents as packingListIntents } from '#web/admin/packing/intents.ts'
import { intents as packingIntents } from '#web/admin/packing/order/intents.ts'
import { intents as packIntents } from '#web/admin/packs/intents.ts'
import { intents as pictureIntents } from '#web/admin/pictures/intents.ts'
import { intents as bulkIntents } from '#web/admin/products/bulk/intents.ts'
import { intents as productIntents } from '#web/admin/products/intents.ts'
import { intents as settingsIntents } from '#web/admin/settings/intents.ts'
import { intents as countIntents } from '#web/admin/stock/count/intents.ts'
import { intents as stockIntents } from '#web/admin/stock/intents.ts'
import { intents as uploadIntents } from '#web/admin/upload/intents.ts'
import { intents as videoIntents } from '#web/admin/videos/intents.ts'
import { intents as peopleIntents } from '../intents.ts'

/** By path as in web/routes.ts; a test finds missing tables. */
export const intentsOfPaths: Readonly<Record<string, Readonly<Record<string, Intent>>>> = {
  '/admin/account': accountIntents,
  '/admin/backups': backupIntents,
  '/admin/categories': categoryIntents,
  '/admin/counter/sales': counterSalesIntents,
  '/admin/counter/send': counterIntents,
  '/admin/customers': customerIntents,
  '/admin/dispatch': dispatchIntents,
  '/admin/dispatch/offices': officeIntents,
  '/admin/first-steps': firstStepsIntents,
  '/admin/import': importIntents,
  '/admin/import/shop': movingIntents,
  '/admin/money': paymentsIntents,
  '/admin/notifications': notificationIntents,
  '/admin/orders': orderIntents,
  '/admin/orders/edit': editIntents,
  '/admin/packs': packIntents,
  '/admin/packing': packingListIntents,
  '/admin/packing/:orderId': packingIntents,
  '/admin/people': peopleIntents,
  '/admin/pictures': pictureIntents,
  '/admin/products': productIntents,
  '/admin/products/changes': bulkIntents,
  '/admin/settings': settingsIntents,
  '/admin/stock': stockIntents,
  '/admin/stock/count': countIntents,
  '/admin/upload': uploadIntents,
  '/admin/video': videoIntents,
}

const recorded = new Map<string, { area: Area; says: () => string }>(Object.entries(actsBesideForms))
for (const [path, intents] of Object.entries(intentsOfPaths))
  for (const [name, { rules }] of Object.entries(intents))
    if (rules.says !== false) recorded.set(`${path} ${name}`, rules)

/** A kind of another version stays as it is. */
export function auditSentence(kind: string): string {
  return recorded.get(kind)?.says() ?? kind
}

export function kindsOf(area: Area): string[] {
  return [...recorded].filter(([, said]) => said.area === area).map(([kind]) => kind)
}
