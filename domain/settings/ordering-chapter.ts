/** The settings about taking orders, and their charges. */
import * as v from 'valibot'
import { paiseFromRupees } from '../numbers/money.ts'
import { faultWords, flag, list, number, pattern, quoted, state, textOrNone } from './fields.ts'
import { labelOf } from './field-labels.ts'
import { inBoth } from './translated.ts'

const RUPEES_MAX = 1_00_00_000

const stateMinimum = v.pipe(
  v.strictObject({ state: state(), minimum: number('minimum', 0, RUPEES_MAX) }, () =>
    faultWords().notStateMinimum({ label: labelOf('minimumByState') }),
  ),
  v.transform(({ state: name, minimum }) => ({ state: name, minimumPaise: paiseFromRupees(minimum) })),
)

const percent = v.strictObject({ unit: v.literal('percent'), amount: number('packingPercent', 0, 100) })
const rupees = v.strictObject({ unit: v.literal('rupees'), amount: number('packingRupees', 0, 1_00_000) })

export const orderingFields = {
  takingOrders: flag('takingOrders'),
  /** Visitors see goods and prices, without a cart. */
  viewOnly: flag('viewOnly'),
  /** '' for the default, as for the other sentences. */
  ...inBoth('closedSentence', (label) => textOrNone(label, 300)),
  /** Calls orders enquiries: see words.ts. */
  callItEnquiry: flag('callItEnquiry'),
  /** In rupees here, in paise in ShopSettings. */
  minimumOrder: v.pipe(number('minimumOrder', 0, RUPEES_MAX), v.transform(paiseFromRupees)),
  /** Overrides the minimum for parcels to these states. */
  minimumByState: v.pipe(
    list('minimumByState', 36, stateMinimum),
    v.check(
      (rows) => new Set(rows.map((row) => row.state)).size === rows.length,
      () => faultWords().stateTwice({ label: labelOf('minimumByState') }),
    ),
  ),
  /** 0 means no charge. */
  packing: v.variant('unit', [percent, rupees], () => faultWords().notPacking({ label: labelOf('packing') })),
  roundOff: flag('roundOff'),
  alternateMobileRequired: flag('alternateMobileRequired'),
  blockedStates: list('blockedStates', 36, state()),
  /** Pincodes or prefixes from two digits: '11' is all of Delhi. */
  blockedPincodes: list(
    'blockedPincodes',
    500,
    pattern('blockedPincodes', {
      max: 100,
      shape: /^[1-9]\d{1,5}$/,
      fault: (value) => faultWords().pincode({ start: quoted(value) }),
    }),
  ),
  ...inBoth('blockedSentence', (label) => textOrNone(label, 300)),
  /** Products count as low up to this stock, unless they have their own limit. */
  lowStock: v.pipe(
    number('lowStock', 1, 10_000),
    v.integer(() => faultWords().wholePieces),
  ),
}
