// File names of backups: occasion and time in UTC.

export type Occasion = 'scheduled' | 'by-hand' | 'before-update'

const NAME = /^shop-(scheduled|by-hand|before-update)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/

export function backupName(occasion: Occasion, at: Date): string {
  return `shop-${occasion}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`
}

export function readBackupName(name: string): { occasion: Occasion; at: Date } | undefined {
  const [, occasion, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  if (occasion === undefined) return undefined
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at.getTime()) ? undefined : { occasion: occasion as Occasion, at }
}
