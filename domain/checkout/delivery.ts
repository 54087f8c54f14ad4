/** Where the shop does not deliver: states and pincodes of its settings, with the sentence for who lives there. */

/** The settings that say where the shop does not deliver. */
export type DeliverySettings = {
  blockedStates: readonly string[]
  blockedPincodes: readonly string[]
  blockedSentence: string
}

/** The field of the checkout at which the sentence stands. */
export type NoDelivery = { field: 'state' | 'pincode'; sentence: string }

/** Returns undefined where the shop delivers. A pincode is blocked by its first digits. */
export function noDelivery(
  { blockedStates, blockedPincodes, blockedSentence }: DeliverySettings,
  { state, pincode }: { state: string; pincode: string },
): NoDelivery | undefined {
  if (blockedStates.includes(state)) {
    return { field: 'state', sentence: blockedSentence || `We do not deliver to ${state} at the moment` }
  }
  if (blockedPincodes.some((first) => pincode.startsWith(first))) {
    return { field: 'pincode', sentence: blockedSentence || `We do not deliver to ${pincode} at the moment` }
  }
  return undefined
}
