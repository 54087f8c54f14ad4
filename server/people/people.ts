// People who may sign in to the back office: added, changed, given passwords, stopped and readmitted by an owner.
import type { Language } from '#domain/language.ts'
import { mergePerson, type PersonDraft, type PersonField } from '#domain/people/person-form.ts'
import type { Selectable } from 'kysely'
import type { Database, Trx } from '../database/open.ts'
import type { PersonRow } from '../database/tables/people-tables.ts'
import type { Live } from '../live/live.ts'
import { isLastOwner, lockPeople } from '../sign-in/accounts.ts'
import { openRateLimit } from '../rate-limit.ts'
import { QueueFull } from '../semaphore.ts'
import { hashPassword, isPassword } from '../sign-in/password-hash.ts'
import { endSessionsOf } from '../sign-in/end-sessions.ts'
import type { System } from '../system.ts'

export type Person = PersonDraft & { id: string; createdAt: string; signedInAt?: string; stoppedAt?: string }

/** `person` is the result; `isRepeat` if the form had arrived before, then perhaps with another person or password. */
export type PersonChange =
  | { outcome: 'done'; person: Person; isRepeat?: 'same' | 'other' }
  | { outcome: 'gone' }
  /** Another person has the e-mail address. */
  | { outcome: 'taken' }
  /** Nobody else could manage the shop. */
  | { outcome: 'last owner' }
  /** Too many passwords are being hashed. */
  | { outcome: 'busy' }
  | { outcome: 'changed'; conflicts: PersonField[]; person: Person }

export type People = {
  /** Oldest first. */
  all(): Promise<Person[]>
  find(id: string): Promise<Person | undefined>
  /** `id` is the form's idempotency key. */
  add(id: string, draft: PersonDraft, password: string): Promise<PersonChange>
  /** A new role ends the person's sessions, so that open tabs show it. */
  edit(id: string, edited: PersonDraft, seen: PersonDraft): Promise<PersonChange>
  /** Also resets the waits for failed attempts. */
  setPassword(id: string, password: string): Promise<PersonChange>
  /** Ends the person's sessions, also of open tabs. */
  stop(id: string): Promise<PersonChange>
  letIn(id: string): Promise<PersonChange>
  /** Of the back office, by the person. The latest choice wins. */
  chooseLanguage(id: string, language: Language): Promise<void>
}

/** For all owners. */
const HASHES_RATE = { perMinute: 30, burst: 20 }

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: System }
type Row = Selectable<PersonRow>

export function openPeople({ database: { db, transaction }, live, system }: Needs): People {
  /** Runs `work` with all people locked, and makes open streams check their sessions. */
  async function change(id: string, work: (trx: Trx, row: Row, all: readonly Row[]) => Promise<PersonChange>) {
    const result = await transaction(async (trx): Promise<PersonChange> => {
      const all = await lockPeople(trx)
      const row = all.find((each) => each.id === id)
      return row ? await work(trx, row, all) : { outcome: 'gone' }
    })
    if (result.outcome === 'done') live.publish({ topic: 'sessions' })
    return result
  }

  const hashes = openRateLimit(system, HASHES_RATE)

  /** Returns undefined if sign-ins would wait behind password hashing. */
  async function hashUnlessBusy(password: string): Promise<string | undefined> {
    if (hashes.retryAfterSeconds('owners') > 0) return undefined
    try {
      return await hashPassword(password, system.passwordCost)
    } catch (error) {
      if (error instanceof QueueFull) return undefined
      throw error
    }
  }

  return {
    async all() {
      const rows = await db.selectFrom('people').selectAll().orderBy('created_at').orderBy('email').execute()
      return rows.map(personOf)
    },

    async find(id) {
      const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
      return row && personOf(row)
    },

    async add(id, draft, password) {
      const passwordHash = await hashUnlessBusy(password)
      if (passwordHash === undefined) return { outcome: 'busy' }
      // A late retry must not add a removed person again.
      if (await db.selectFrom('former_people').select('id').where('id', '=', id).executeTakeFirst())
        return { outcome: 'gone' }
      const row = { id, ...draft, password_hash: passwordHash, created_at: system.now().toISOString() }
      // On any conflict, so that the existing row shows whether key or address is taken.
      const made = await db
        .insertInto('people')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (made) return { outcome: 'done', person: personOf(made) }
      const same = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
      if (!same) return { outcome: 'taken' }
      const isSame =
        same.name === draft.name &&
        same.email === draft.email &&
        same.role === draft.role &&
        // After the first sign-in the person may have chosen another password.
        (same.signed_in_at !== null || (await isPassword(password, same.password_hash)))
      return { outcome: 'done', person: personOf(same), isRepeat: isSame ? 'same' : 'other' }
    },

    edit: (id, edited, seen) =>
      change(id, async (trx, row, all) => {
        const merge = mergePerson(edited, seen, row)
        if ('conflicts' in merge) return { outcome: 'changed', conflicts: merge.conflicts, person: personOf(row) }
        const { name, email, role } = merge.merged
        if (all.some((each) => each.id !== id && each.email === email)) return { outcome: 'taken' }
        if (role !== 'owner' && isLastOwner(all, id)) return { outcome: 'last owner' }
        if (role !== row.role) await endSessionsOf(trx, id)
        return set(trx, row, { name, email, role })
      }),

    async setPassword(id, password) {
      const passwordHash = await hashUnlessBusy(password)
      if (passwordHash === undefined) return { outcome: 'busy' }
      return change(id, async (trx, row) => {
        await endSessionsOf(trx, id)
        await trx.deleteFrom('sign_in_failures').execute()
        return set(trx, row, { password_hash: passwordHash })
      })
    },

    stop: (id) =>
      change(id, async (trx, row, all) => {
        if (isLastOwner(all, id)) return { outcome: 'last owner' }
        await endSessionsOf(trx, id)
        return set(trx, row, { stopped_at: row.stopped_at ?? system.now().toISOString() })
      }),

    letIn: (id) => change(id, (trx, row) => set(trx, row, { stopped_at: null })),

    async chooseLanguage(id, language) {
      await db.updateTable('people').set({ language }).where('id', '=', id).execute()
    },
  }
}

async function set(trx: Trx, row: Row, values: Partial<Row>): Promise<PersonChange> {
  await trx.updateTable('people').set(values).where('id', '=', row.id).execute()
  return { outcome: 'done', person: personOf({ ...row, ...values }) }
}

function personOf({ id, name, email, role, created_at: createdAt, ...row }: Row): Person {
  return {
    id,
    name,
    email,
    role,
    createdAt,
    ...(row.signed_in_at !== null && { signedInAt: row.signed_in_at }),
    ...(row.stopped_at !== null && { stoppedAt: row.stopped_at }),
  }
}
