// Settings → Versions: the list of saves, and the dialog that goes back to one of them.

export const versions = {
  purpose: 'We keep every save. You can go back to each of them, and undo that.',
  version: 'Version {version}',
  current: 'Current',
  /** The save before the first: nobody made it. */
  byStart: 'The shop’s first start',
  atStart: 'The settings at the start',
  older: 'Older versions',
  before: 'Before',
  after: 'After',

  goBack: 'Go back to {day}',
  /** Read out: several saves may be of one day. */
  goBackVersion: 'Go back to {day}, version {version}',
  goBackTo: 'Go back to {moment}',
  nowValue: 'Now',
  thenValue: 'Then',
  whichSettings: 'Which settings go back?',
  /** The two ways: every setting in the list below, or some of them. */
  whole: 'All of that day',
  only: 'Only what I tick',
  differ: { one: '{count} setting was different then.', other: '{count} settings were different then.' },
  movedDown: 'Somebody saved just now, and this version has left the list. Close this and press “Older versions”.',
  alreadyThere: 'Version {version} is already in use.',
  noneDiffers: 'These settings are already as in version {version}.',

  restore: { one: 'Restore {count} setting', other: 'Restore {count} settings' },
  restoring: 'Restoring...',
  tickFirst: 'Tick a setting first',
  restored: 'Settings restored to version {version}.',
  restoredOnly: {
    one: '{count} setting restored from version {version}.',
    other: '{count} settings restored from version {version}.',
  },
  savedSince: '{who} saved version {version} after you looked. Check what changes now, then try again.',
  notFound: 'We cannot find this version. Reload the page.',
  failed: 'The settings were not restored. Please try again.',
} as const
