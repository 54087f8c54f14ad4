/** India's 28 states and 8 union territories with their types (§3). */
export type StateType = 'State' | 'Union Territory'

const stateNames = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
]

const territoryNames = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
]

/** Options of the state field: states, then territories, each alphabetical. */
export const states: readonly { name: string; type: StateType }[] = [
  ...stateNames.map((name) => ({ name, type: 'State' as const })),
  ...territoryNames.map((name) => ({ name, type: 'Union Territory' as const })),
]

/** Returns '' for an unknown name. */
export function stateTypeOf(name: string): StateType | '' {
  return states.find((state) => state.name === name)?.type ?? ''
}
