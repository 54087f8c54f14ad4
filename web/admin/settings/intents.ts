// Saves changed fields as a new version, or restores a version.
import type { About, FieldOf } from '#domain/people/audit.ts'
import { intentTable, type Sender } from '../kit/intent.ts'
import * as v from 'valibot'
import { conflictText } from '#domain/three-way.ts'
import { changedFields, type SettingsEdit } from '#domain/settings/merge-settings.ts'
import { type SettingsFault, settingsJson, type SettingsJson } from '#domain/settings/settings-json.ts'
import { labelOf } from '#domain/settings/field-labels.ts'
import { fieldNames, type SettingsField } from '#domain/settings/shop-settings.ts'
import type { SaveResult } from '#server/settings/settings.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey, newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { oldPage, readSeen } from '../kit/forms/conflicts/seen-fields.ts'
import { fieldText, type SavedEdit } from '../kit/intents.ts'
import { fileMissingText } from '../media/missing-file.ts'
import { fieldOf, textsOfField } from './settings-texts.ts'
import { readVersion } from '#domain/sent-values.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { settings as words } from '#domain/words/en/office/shop/settings.ts'
import { versions } from '#domain/words/en/office/shop/versions.ts'

/**
 * After a save: the current version and its settings. `others` are another admin's values of fields in conflict. `undo`
 * is the version before a restored one. A refusal has a `version` that the person has not seen.
 */
export type SettingsResult = SavedEdit & {
  version?: number
  settings?: SettingsJson
  undo?: number
}

const json = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))
const sent = v.object({ edited: json, seen: json })

export const intents = intentTable('shop', {
  save: { may: 'owner', says: () => wordsOf(words).savedSettings, about: settingsFields, run: save },
  restore: {
    may: 'owner',
    says: () => wordsOf(words).wentBack,
    about: restoredVersion,
    run: restore,
  },
})

async function save(form: FormData, shop: Shop, { session: { id: who } }: Sender): Promise<SettingsResult> {
  const key = fieldText(form, 'key')
  const read = v.safeParse(sent, { edited: form.get('edited'), seen: form.get('seen') })
  if (!read.success || !isIdempotencyKey(key)) return refused(wordsOf(words).saveFailed)
  const edit: SettingsEdit = read.output
  if (!Object.keys(edit.edited).every((field) => Object.hasOwn(edit.seen, field))) return refused(oldPage())
  const missing = await missingPictures(shop, edit)
  if (missing.length > 0) return faulty(missing)
  const saved = await shop.settingsVersions.save(edit, { key, who })
  // A reused key returns the version that it saved.
  const isRepeat = saved.outcome === 'saved' && saved.changed.length === 0
  if (!isRepeat) return await answer(saved, shop)
  // Text typed since is saved on top of it, but not over what others made of it.
  const now = await shop.settingsVersions.stored()
  const others = changedFields(saved.version.settings, now.settings).filter((field) => Object.hasOwn(edit.seen, field))
  const own = settingsJson(saved.version.settings)
  const seen = { ...own, ...Object.fromEntries(others.map((field) => [field, edit.seen[field]])) }
  const repeated = await shop.settingsVersions.save({ edited: edit.edited, seen }, { key: newIdempotencyKey(), who })
  return await answer(repeated.outcome === 'same' ? { ...saved, version: now } : repeated, shop)
}

/** `way` is 'whole' or 'only', for the fields in `fields`. Undo goes back to the version before, as a whole. */
async function restore(form: FormData, shop: Shop, { session: { id: who } }: Sender): Promise<SettingsResult> {
  const text = wordsOf(versions)
  const key = fieldText(form, 'key')
  const [version, way] = [readVersion(fieldText(form, 'version')), fieldText(form, 'way')]
  if (version === undefined || !isIdempotencyKey(key)) return refused(text.failed)
  const seen = readVersion(readSeen(form, ['version'])?.version ?? '')
  if (seen === undefined || (way !== 'whole' && way !== 'only')) return refused(oldPage())
  const fields = way === 'whole' ? 'all' : fieldsIn(fieldText(form, 'fields'))
  if (fields.length === 0) return refused(text.tickFirst)
  const result = await shop.settingsVersions.restore({ version, seen, fields }, { key, who })
  if (result.outcome === 'newer') {
    const { version: saved, who: by } = result.version
    return { ...refused(text.savedSince({ who: by, version: saved })), version: saved }
  }
  if (result.outcome === 'faults') return faulty(result.faults)
  if (result.outcome === 'unknown') return refused(text.notFound)
  if (result.outcome === 'same') {
    const message = way === 'whole' ? text.alreadyThere({ version }) : text.noneDiffers({ version })
    return { ok: true, message, isUnchanged: true }
  }
  const message = way === 'whole' ? text.restored({ version }) : text.restoredOnly({ count: fields.length, version })
  const now = result.version.version
  return { ok: true, message, version: now, undo: now - 1 }
}

/** Names of fields, as sent: separated by spaces. */
function fieldsIn(sentNames: string): SettingsField[] {
  const names = sentNames.split(' ')
  return fieldNames.filter((field) => names.includes(field))
}

async function answer(result: SaveResult, shop: Shop): Promise<SettingsResult> {
  if (result.outcome === 'unknown' || result.outcome === 'newer') return refused(wordsOf(words).saveFailed)
  if (result.outcome === 'faults') {
    const fields = result.faults.flatMap(({ path, isConflict }) => (isConflict ? [path as SettingsField] : []))
    if (fields.length === 0) return faulty(result.faults)
    const now = settingsJson((await shop.settingsVersions.stored()).settings)
    const others = Object.assign({}, ...fields.map((field) => textsOfField(field, now[field])))
    // The fields show seen, typed and saved value.
    return { ...refused(conflictText(fields.map((field) => labelOf(field)))), others }
  }
  const { version, settings } = result.outcome === 'saved' ? result.version : await shop.settingsVersions.stored()
  const { saved, asBefore } = wordsOf(words)
  const message = result.outcome === 'saved' ? saved : asBefore
  return { ok: true, message, version, settings: settingsJson(settings) }
}

function faulty(faults: readonly SettingsFault[]): SettingsResult & { ok: false } {
  const [first] = faults
  const fields = [...new Set(faults.map(({ path }) => (isField(fieldOf(path)) ? labelOf(fieldOf(path)) : path)))]
  const message = faults.length === 1 && first ? first.sentence : wordsOf(words).lookAt({ fields: fields.join(', ') })
  return { ok: false, message, errors: Object.fromEntries(faults.map(({ path, sentence }) => [path, sentence])) }
}

/** Newly set pictures that the shop lacks; missing ones from before stay allowed. */
async function missingPictures({ media }: Shop, { edited, seen }: SettingsEdit): Promise<SettingsFault[]> {
  const before = new Set(picturesOf(seen).map(({ url }) => url))
  const faults: SettingsFault[] = []
  for (const { path, url } of picturesOf(edited)) {
    if (typeof url !== 'string' || url === '' || before.has(url) || (await media.holds('image', url))) continue
    faults.push({ path, sentence: fileMissingText('imageUrl') })
  }
  return faults
}

function picturesOf({ logo, heroPicture, posters }: Partial<SettingsJson>): { path: string; url: unknown }[] {
  const many = Array.isArray(posters) ? posters : []
  return [
    { path: 'logo', url: logo },
    { path: 'heroPicture', url: heroPicture },
    ...many.map((url: unknown, index) => ({ path: `posters.${index}`, url })),
  ]
}

function refused(message: string): SettingsResult & { ok: false } {
  return { ok: false, message, errors: {} }
}

function isField(name: string): name is SettingsField {
  return fieldNames.some((field) => field === name)
}

/** Labels of the changed fields, which the form sends as JSON. */
export function settingsFields(field: FieldOf): About {
  try {
    const edited: unknown = JSON.parse(field('edited'))
    return {
      text: Object.keys(Object(edited))
        .filter(isField)
        .map((name) => labelOf(name))
        .join(', '),
    }
  } catch {
    return { text: '' }
  }
}

/** The version, and the fields where only some went back. */
export function restoredVersion(field: FieldOf): About {
  const labels = field('way') === 'only' ? fieldsIn(field('fields')).map((name) => labelOf(name)) : []
  return { text: [field('version'), labels.join(', ')].filter(Boolean).join(': ') }
}
