// Backups: the panel of the Dashboard, and why a backup failed.

export const backups = {
  title: 'Backup',
  make: 'Back Up Now',
  making: 'Backing up...',
  made: 'Backup made and checked',
  goesOn: 'We are still making the backup. This page shows when it is ready.',
  failed: 'Failed to make a backup. Please try again.',
  saysMake: 'Made a backup',

  dailyInFolder: 'We make one each day, in the folder {folder}.',
  dailyInStore: 'We make one each day, in the store {address}.',
  lastIs: 'The last one is {file}.',
  byHand:
    'Automatic backups are off. Ask your technician to turn them on. Backups that you make are in the folder {folder}.',

  none: 'There is no backup of this shop yet.',
  madeNow: 'The last one was made just now.',
  madeMinutesAgo: {
    one: 'The last one was made {count} minute ago.',
    other: 'The last one was made {count} minutes ago.',
  },
  madeHoursAgo: {
    one: 'The last one was made {count} hour ago.',
    other: 'The last one was made {count} hours ago.',
  },
  madeDaysAgo: { one: 'The last one was made {count} day ago.', other: 'The last one was made {count} days ago.' },
  newerIsDue: 'A newer one is due.',
  timeForAnother: 'It is time for another.',
  /** `reason` is a sentence. */
  lastFailed: 'The last backup failed: {reason}',
  noneYet: 'There is none yet.',
  noRoom: 'There is no room left in {folder}.',
  mayNotWrite: 'This user may not write to {folder}.',
  noFolder: 'There is no folder {folder}.',
  notAFolder: '{folder} is a file, not a folder.',
  diskFails: 'The disk of {folder} fails.',
  stopped: 'The shop was stopped.',
  error: 'An error occurred. Ask your technician to look at the log.',

  download: 'Download the last one ({megabytes} MB)',
  downloadTitle: 'Download Backup',
  downloadText: 'A backup has your whole shop, with the names and addresses of all customers.',
  downloadNow: 'Download',
  downloadFailed: 'We could not check your password. Please try again.',
  /** In place of the file, for an old link. */
  downloadAtDashboard: 'Open the Dashboard and press Download. We ask for your password there.',
} as const
