// The meaning of PostgreSQL errors by SQLSTATE.

/** Serialization failure, deadlock, lock not available. */
export const postgresConflicts = new Set(['40001', '40P01', '55P03'])

export const UNIQUE_VIOLATION = '23505'

export const postgresReasons = {
  '25006': 'database away',
  '25P03': 'database away',
  '25P04': 'database busy',
  '40001': 'database busy',
  '40P01': 'database busy',
  '53100': 'disk full',
  '55P03': 'database busy',
  '57014': 'database busy',
  '57P01': 'database away',
  '57P02': 'database away',
  '57P03': 'database away',
  '58030': 'disk failing',
} as const

/** Connection exceptions; insufficient memory, connections or other resources. */
export const postgresReasonsOfClass = { '08': 'database away', '53': 'database away' } as const
