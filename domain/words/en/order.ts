// An order on papers, on screens and in messages.

export const orderWords = {
  trial: 'TRIAL. We send no goods, and you pay nothing.',
  revised: 'Revised {date}',
  revisedAgain: 'Revised {date} (revision {number})',
  /** Beside a label that says "Revised". */
  revisionDate: '{date} (revision {number})',
  inPlaceOf: '{name} (in place of {other})',
} as const
