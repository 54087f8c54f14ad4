// The shop's settings: the latest version, cached by each process, and saving of new ones.
import type { Language } from '#domain/language.ts'
import { settingsAt } from '#domain/settings/booking.ts'
import {
  changedFields,
  mergeSettings,
  notEstablishedLater,
  putBack,
  type SettingsEdit,
} from '#domain/settings/merge-settings.ts'
import type { SettingsFault } from '#domain/settings/settings-json.ts'
import type { SettingsField, ShopSettings } from '#domain/settings/shop-settings.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import type { Database, Trx } from '../database/open.ts'
import { unavailableReason } from '../database/unavailable.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import type { System } from '../system.ts'
import {
  findVersion,
  insertVersion,
  newestNumber,
  newestVersion,
  newestVersions,
  type StoredVersion,
  versionOfKey,
} from './versions.ts'

/** Interval of checks whether booking opens or closes today. */
const LOOK_AT_DAY_MS = 1_000

/** `changed` against the version before; no field of the first version. */
export type SettingsVersion = StoredVersion & { changed: SettingsField[] }

export type SaveResult =
  | { outcome: 'saved'; version: StoredVersion; changed: SettingsField[] }
  /** No field differs from the stored settings. */
  | { outcome: 'same' }
  /** One sentence per field, by path: invalid, or changed by somebody else. */
  | { outcome: 'faults'; faults: SettingsFault[] }
  /** No version has that number. */
  | { outcome: 'unknown' }
  /** A version that the admin has not seen came first. */
  | { outcome: 'newer'; version: StoredVersion }

export type GoingBack = { version: number; seen: number; fields: 'all' | readonly SettingsField[] }

/** All methods but `current` and `catchUp` reject with an error known to `unavailableReason` while the database is unavailable. */
export type Settings = {
  /** Returns the settings in force: outside the booking dates no orders are taken. The same object, in a language, until a change. */
  current(): ShopSettings
  stored(): Promise<StoredVersion>
  /** Reads a version that another process may have stored unheard. With an unavailable database the settings stay. */
  catchUp(): Promise<void>
  /** Newest first. */
  versions(limit: number): Promise<SettingsVersion[]>
  /** Merges an edit with others' and stores a new version, once per key. */
  save(edit: SettingsEdit, by: { key: string; who: string }): Promise<SaveResult>
  /** Restores an earlier version, or only some fields of it, if the latest is still `seen`. */
  restore(back: GoingBack, by: { key: string; who: string }): Promise<SaveResult>
  close(): void
}

type Needs = {
  database: Pick<Database, 'kind' | 'db' | 'transaction'>
  /** Notifies other processes. */
  live: Pick<Live, 'publish' | 'subscribe'>
  /** Notifies this process's pages, once it has read the change. */
  ownLive: Pick<Live, 'publish'>
  system: Pick<System, 'now'>
  log: Pick<Log, 'error' | 'info'>
  /** Called if no settings are stored. */
  start(): Promise<{ settings: ShopSettings; who: string }>
}

export async function openSettings({ database, live, ownLive, system, log, start }: Needs): Promise<Settings> {
  const { kind, db, transaction } = database
  let newest = (await newestVersion(db)) ?? (await storeFirst())
  /** In force, by the language of the moment, in which a closed shop says why. */
  const shown = new Map<Language, ShopSettings>()
  /** A newer version is stored, but was not readable yet. */
  let isBehind = false

  async function storeFirst(): Promise<StoredVersion> {
    const { settings, who } = await start()
    const first = { version: 1, savedAt: system.now().toISOString(), who, key: 'first' }
    // The first of several starting processes inserts it; the insert of the others does nothing.
    await insertVersion(db, settings, first)
    return (await newestVersion(db))!
  }

  /** Notifies pages only once this process has what they will request. */
  function take(version: StoredVersion) {
    if (version.version <= newest.version) return
    newest = version
    shown.clear()
    ownLive.publish({ topic: 'settings' })
  }

  async function stored(): Promise<StoredVersion> {
    take((await newestVersion(db)) ?? newest)
    return newest
  }

  async function readNewer() {
    isBehind = false
    try {
      if ((await newestNumber(db)) > newest.version) await stored()
    } catch (error) {
      if (unavailableReason(error)) isBehind = true
      else log.error(error)
    }
  }

  function current(): ShopSettings {
    const now = settingsAt(newest.settings, system.now())
    const before = shown.get(shownLanguage())
    if (before?.takingOrders === now.takingOrders && before.closedSentence === now.closedSentence) return before
    if (before) shown.clear()
    shown.set(shownLanguage(), now)
    if (before) ownLive.publish({ topic: 'settings' })
    return now
  }

  const unsubscribe = live.subscribe(({ topic }) => {
    if (topic === 'saved settings') void readNewer()
  })
  const timer = setInterval(() => {
    current()
    if (isBehind) void readNewer()
  }, LOOK_AT_DAY_MS).unref()

  type By = { key: string; who: string }

  /** `next` returns the version after the latest; called again if another process was faster. */
  async function append(
    by: By,
    next: (trx: Trx, before: StoredVersion) => Promise<Next>,
    again: (repeated: StoredVersion, latest: StoredVersion) => SaveResult = savedBefore,
  ): Promise<SaveResult> {
    const result = await transaction(async (trx): Promise<SaveResult> => {
      for (;;) {
        const repeated = await versionOfKey(trx, by.key)
        const before = (await newestVersion(trx))!
        if (repeated) return again(repeated, before)
        const wanted = await next(trx, before)
        if ('outcome' in wanted) return wanted
        const { settings, changed } = wanted
        if (changed.length === 0) return { outcome: 'same' }
        const savedAt = system.now().toISOString()
        const version = { version: before.version + 1, savedAt, who: by.who, settings }
        if (await insertVersion(trx, settings, { ...version, key: by.key }))
          return { outcome: 'saved', version, changed }
      }
    })
    if (result.outcome === 'saved') {
      take(result.version)
      live.publish({ topic: 'saved settings' })
      log.info('settings saved', { version: result.version.version, fields: result.changed.join(' ') })
    }
    return result
  }

  return {
    current,
    stored,
    catchUp: async () => (kind === 'postgres' ? await readNewer() : undefined),

    async versions(limit) {
      const found = await newestVersions(db, limit + 1)
      return found.slice(0, limit).map((version, index) => {
        const before = found[index + 1]
        return { ...version, changed: before ? changedFields(before.settings, version.settings) : [] }
      })
    },

    save: (edit, by) =>
      append(by, async (_trx, before) => {
        const merged = notEstablishedLater(mergeSettings(before.settings, edit), system.now())
        return 'faults' in merged ? { outcome: 'faults', faults: merged.faults } : merged
      }),

    restore({ version, seen, fields }, by) {
      const next = async (trx: Trx, before: StoredVersion): Promise<Next> => {
        const earlier = await findVersion(trx, version)
        if (!earlier) return { outcome: 'unknown' }
        const changed = changedFields(before.settings, earlier.settings)
        const wanted = fields === 'all' ? changed : changed.filter((field) => fields.includes(field))
        if (wanted.length === 0) return { outcome: 'same' }
        if (before.version !== seen) return { outcome: 'newer', version: before }
        if (fields === 'all') return { settings: earlier.settings, changed }
        const merged = putBack(before.settings, earlier.settings, wanted)
        return 'faults' in merged ? { outcome: 'faults', faults: merged.faults } : merged
      }
      return append(by, next, (repeated, latest) =>
        latest.version === repeated.version ? savedBefore(repeated) : { outcome: 'newer', version: latest },
      )
    },

    close() {
      unsubscribe()
      clearInterval(timer)
    },
  }
}

const savedBefore = (version: StoredVersion): SaveResult => ({ outcome: 'saved', version, changed: [] })

type Next = { settings: ShopSettings; changed: SettingsField[] } | Exclude<SaveResult, { outcome: 'saved' }>
