// The refusal of a save after two people changed one field. Its buttons are in office/common.ts.

export const conflicts = {
  /** `who` is a name, or "Someone else". */
  changedToo: '{who} has changed {fields} too. Choose “Use theirs” or “Keep mine”, then save.',
  someoneElse: 'Someone else',
  /** Ends a list of fields: "Name, Phone and Places served". */
  listEnd: '{fields} and {last}',
} as const
