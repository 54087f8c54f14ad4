import assert from 'node:assert/strict'
import test from 'node:test'
import { backupNote } from './backup-note.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const sound = { isScheduled: true, isLate: false }

for (const [what, state, tone, text] of [
  ['a new one', { ...sound, lastAt: ago(0.01) }, 'plain', 'The last one was made just now.'],
  ['one of this hour', { ...sound, lastAt: ago(0.5) }, 'plain', 'The last one was made 30 minutes ago.'],
  ['one of this night', { ...sound, lastAt: ago(1.5) }, 'plain', 'The last one was made 1 hour ago.'],
  ['one that a clock calls future', { ...sound, lastAt: ago(-1) }, 'plain', 'The last one was made just now.'],
  [
    'a late one',
    { isScheduled: true, isLate: true, lastAt: ago(50) },
    'warn',
    'The last one was made 2 days ago. A newer one is due.',
  ],
  [
    'one without a schedule',
    { isScheduled: false, isLate: true, lastAt: ago(200) },
    'warn',
    'The last one was made 8 days ago. It is time for another.',
  ],
  ['never one', { isScheduled: false, isLate: false }, 'bad', 'There is no backup of this shop yet.'],
  [
    'a failure',
    { ...sound, lastAt: ago(30), failed: 'There is no room left in /mnt.' },
    'bad',
    'The last backup failed: There is no room left in /mnt. The last one was made 30 hours ago.',
  ],
  [
    'a first failure',
    { ...sound, failed: 'The disk of /mnt fails.' },
    'bad',
    'The last backup failed: The disk of /mnt fails. There is none yet.',
  ],
] as const) {
  test(`the Dashboard reports backups: ${what}`, () => assert.deepEqual(backupNote(state, now), { tone, text }))
}
