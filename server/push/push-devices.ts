// Stores the browsers that hear of new orders: each turned on by its own person, at the hours of that person.
import type { Selectable } from 'kysely'
import { mayReadOrders } from '#domain/people/role.ts'
import type { Role } from '#domain/people/role.ts'
import { isWithinHours, type PushHours } from '#domain/push/push-hours.ts'
import { DEVICES_MAX, type Subscription } from '#domain/push/push-subscription.ts'
import type { Database, Trx } from '../database/open.ts'
import type { System } from '../system.ts'
import type { PushDeviceRow, PushFailure } from '../database/tables/push-tables.ts'

const ID_BYTES = 18

/** `failure` says why the last message did not reach it, since `failedAt`. Times are ISO, UTC. */
export type PushDevice = {
  id: string
  email: string
  person: string
  name: string
  hours?: PushHours
  addedAt: string
  reachedAt?: string
  failure?: PushFailure
  failedAt?: string
}

/** Where a message is sent. */
export type PushAddress = Subscription & { id: string }

export type PushDevices = {
  /** Those of everybody, the oldest first. */
  all(): Promise<PushDevice[]>
  find(id: string): Promise<(PushDevice & PushAddress) | undefined>
  /**
   * Returns the id of the device; a browser that asks again has the one it had. What the person's browser was known by before, at an
   * address that it has dropped, is removed. 'full' when the person has DEVICES_MAX.
   */
  add(email: string, device: NewDevice): Promise<{ id: string } | 'full' | 'nobody'>
  /** Returns false when it is not there any more. */
  setHours(id: string, hours: PushHours | undefined): Promise<boolean>
  remove(id: string): Promise<boolean>
  /** A browser has got another subscription for the same person. */
  renew(id: string, subscription: Subscription): Promise<boolean>
  /** Returns those that are to hear of an order that comes in now. */
  toReach(): Promise<PushAddress[]>
  keepReached(id: string): Promise<void>
  keepFailure(id: string, failure: PushFailure): Promise<void>
}

export type NewDevice = {
  name: string
  subscription: Subscription
  hours: PushHours | undefined
  before?: string | undefined
}

type Row = Selectable<PushDeviceRow> & { email: string; person: string; role: Role }

export function openPushDevices({ db, transaction }: Database, system: System): PushDevices {
  const now = () => system.now().toISOString()

  const rows = () =>
    db
      .selectFrom('push_devices')
      .innerJoin('admins', 'admins.id', 'push_devices.admin_id')
      .selectAll('push_devices')
      .select(['admins.email', 'admins.name as person', 'admins.role'])
      .where('admins.stopped_at', 'is', null)

  async function update(id: string, values: Partial<Selectable<PushDeviceRow>>): Promise<boolean> {
    const { numUpdatedRows } = await db.updateTable('push_devices').set(values).where('id', '=', id).executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    async all() {
      const found: Row[] = await rows().orderBy('push_devices.added_at').orderBy('push_devices.id').execute()
      return found.map(toDevice)
    },

    async find(id) {
      const row: Row | undefined = await rows().where('push_devices.id', '=', id).executeTakeFirst()
      return row && { ...toDevice(row), endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth }
    },

    add: (email, { name, subscription, hours, before = '' }) =>
      transaction(async (trx) => {
        // Locked, so that ten presses at the same moment are no eleven devices.
        const person = await lockPerson(trx, email)
        if (person === undefined) return 'nobody'
        await trx
          .deleteFrom('push_devices')
          .where('id', '=', before)
          .where('admin_id', '=', person)
          .where('endpoint', '!=', subscription.endpoint)
          .execute()
        const values = {
          admin_id: person,
          ...subscription,
          name,
          ...minutesOf(hours),
          added_at: now(),
          ...REACHABLE,
        }
        const known = await trx
          .updateTable('push_devices')
          .set(values)
          .where('endpoint', '=', subscription.endpoint)
          .returning('id')
          .executeTakeFirst()
        if (known) return { id: known.id }
        const { count } = await trx
          .selectFrom('push_devices')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('admin_id', '=', person)
          .executeTakeFirstOrThrow()
        if (Number(count) >= DEVICES_MAX) return 'full'
        const id = system.randomToken(ID_BYTES)
        await trx
          .insertInto('push_devices')
          .values({ id, ...values, reached_at: null })
          .execute()
        return { id }
      }),

    setHours: (id, hours) => update(id, minutesOf(hours)),

    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom('push_devices').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },

    renew: (id, subscription) =>
      transaction(async (trx) => {
        await trx
          .deleteFrom('push_devices')
          .where('endpoint', '=', subscription.endpoint)
          .where('id', '!=', id)
          .execute()
        const { numUpdatedRows } = await trx
          .updateTable('push_devices')
          .set({ ...subscription, ...REACHABLE })
          .where('id', '=', id)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }),

    async toReach() {
      const at = system.now()
      const found: Row[] = await rows().execute()
      return found
        .filter((row) => row.failure !== 'gone' && mayReadOrders(row.role) && isWithinHours(hoursOf(row), at))
        .map(({ id, endpoint, p256dh, auth }) => ({ id, endpoint, p256dh, auth }))
    },

    async keepReached(id) {
      await update(id, { reached_at: now(), ...REACHABLE })
    },

    async keepFailure(id, failure) {
      await db
        .updateTable('push_devices')
        .set((eb) => ({ failure, failed_at: eb.fn.coalesce('failed_at', eb.val(now())) }))
        .where('id', '=', id)
        .execute()
    },
  }
}

const REACHABLE = { failure: null, failed_at: null }

/** The devices of a person whose sessions end hear of nothing more, but for the one at which this is done. */
export async function removeDevicesOf(trx: Trx, adminId: string, kept = ''): Promise<void> {
  await trx.deleteFrom('push_devices').where('admin_id', '=', adminId).where('id', '!=', kept).execute()
}

async function lockPerson(trx: Trx, email: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('admins')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('email', '=', email)
    .where('stopped_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

function minutesOf(hours: PushHours | undefined) {
  return { from_minute: hours?.fromMinute ?? null, to_minute: hours?.toMinute ?? null }
}

function hoursOf(row: Pick<PushDeviceRow, 'from_minute' | 'to_minute'>): PushHours | undefined {
  const { from_minute: fromMinute, to_minute: toMinute } = row
  return fromMinute === null || toMinute === null ? undefined : { fromMinute, toMinute }
}

function toDevice(row: Row): PushDevice {
  const hours = hoursOf(row)
  return {
    id: row.id,
    email: row.email,
    person: row.person,
    name: row.name,
    addedAt: row.added_at,
    ...(hours && { hours }),
    ...(row.reached_at !== null && { reachedAt: row.reached_at }),
    ...(row.failure !== null && row.failed_at !== null && { failure: row.failure, failedAt: row.failed_at }),
  }
}
