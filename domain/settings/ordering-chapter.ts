/** The settings about taking orders, and their charges. */
import * as v from 'valibot'
import { paiseFromRupees } from '../money.ts'
import { flag, list, number, pattern, state, textOrNone } from './fields.ts'

export const orderingLabels = {
  takingOrders: 'Taking orders',
  viewOnly: 'View only',
  closedSentence: 'Sentence for visitors while no orders are taken',
  callItEnquiry: 'Call it enquiry',
  minimumOrder: 'Minimum order',
  minimumByState: 'Minimum by state',
  packing: 'Packing charge',
  roundOff: 'Round off to the rupee',
  alternateMobileRequired: 'Alternate mobile required',
  blockedStates: 'States without delivery',
  blockedPincodes: 'Pincodes without delivery',
  blockedSentence: 'Sentence for places without delivery',
  lowStock: 'Low stock from',
}

const label = orderingLabels
const RUPEES_MAX = 1_00_00_000

const stateMinimum = v.pipe(
  v.strictObject(
    { state: state('State'), minimum: number('Minimum', 0, RUPEES_MAX) },
    `${label.minimumByState} must be a state and an amount`,
  ),
  v.transform(({ state: name, minimum }) => ({ state: name, minimumPaise: paiseFromRupees(minimum) })),
)

const percent = v.strictObject({ unit: v.literal('percent'), amount: number(`${label.packing} in %`, 0, 100) })
const rupees = v.strictObject({ unit: v.literal('rupees'), amount: number(`${label.packing} in ₹`, 0, 1_00_000) })

export const orderingFields = {
  takingOrders: flag(label.takingOrders),
  /** Visitors see goods and prices, without a cart. */
  viewOnly: flag(label.viewOnly),
  /** '' for the default, as for the other sentences. */
  closedSentence: textOrNone(label.closedSentence, 300),
  /** Calls orders enquiries: see words.ts. */
  callItEnquiry: flag(label.callItEnquiry),
  /** In rupees here, in paise in ShopSettings. */
  minimumOrder: v.pipe(number(label.minimumOrder, 0, RUPEES_MAX), v.transform(paiseFromRupees)),
  /** Overrides the minimum for parcels to these states. */
  minimumByState: v.pipe(
    list(label.minimumByState, 36, stateMinimum),
    v.check(
      (rows) => new Set(rows.map((row) => row.state)).size === rows.length,
      'Minimum by state names a state twice',
    ),
  ),
  /** 0 means no charge. */
  packing: v.variant('unit', [percent, rupees], `${label.packing} must be an amount in percent or rupees`),
  roundOff: flag(label.roundOff),
  alternateMobileRequired: flag(label.alternateMobileRequired),
  blockedStates: list(label.blockedStates, 36, state(label.blockedStates)),
  /** Pincodes or prefixes from two digits: '11' is all of Delhi. */
  blockedPincodes: list(
    label.blockedPincodes,
    500,
    pattern(label.blockedPincodes, 6, /^[1-9]\d{1,5}$/, 'must be pincodes of 6 digits, or their first 2 to 5 digits'),
  ),
  blockedSentence: textOrNone(label.blockedSentence, 300),
  /** Products count as low up to this stock, unless they have their own line. */
  lowStock: v.pipe(
    number(label.lowStock, 1, 10_000),
    v.integer(`${label.lowStock} must be a whole number of pieces from 1 to 10000`),
  ),
}
