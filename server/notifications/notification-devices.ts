// Stores browsers that get notifications of orders, with their persons and hours.
import type { Selectable } from 'kysely'
import { mayReadOrders } from '#domain/people/role.ts'
import type { Role } from '#domain/people/role.ts'
import { isWithinHours, type NotificationHours } from '#domain/notifications/notification-hours.ts'
import { DEVICES_MAX, type Subscription } from '#domain/notifications/push-subscription.ts'
import type { Database, Trx } from '../database/open.ts'
import type { System } from '../system.ts'
import type { NotificationDeviceRow, PushFailure } from '../database/tables/notification-tables.ts'

const ID_BYTES = 18

/** `failure` is the last message's, at `failedAt`. Times are ISO, UTC. */
export type NotificationDevice = {
  id: string
  email: string
  person: string
  name: string
  hours?: NotificationHours
  addedAt: string
  reachedAt?: string
  failure?: PushFailure
  failedAt?: string
}

export type PushAddress = Subscription & { id: string }

export type NotificationDevices = {
  /** Of all persons, oldest first. */
  all(): Promise<NotificationDevice[]>
  find(id: string): Promise<(NotificationDevice & PushAddress) | undefined>
  /**
   * Returns the device's id; a known browser keeps its own. Removes the browser's former subscription, which it has
   * dropped. 'full' at DEVICES_MAX.
   */
  add(email: string, device: NewDevice): Promise<{ id: string } | 'full' | 'nobody'>
  /** Returns false if it does not exist. */
  setHours(id: string, hours: NotificationHours | undefined): Promise<boolean>
  remove(id: string): Promise<boolean>
  /** The browser has a new subscription for the same person. */
  renew(id: string, subscription: Subscription): Promise<boolean>
  /** Returns the devices to notify of an order now. */
  toReach(): Promise<PushAddress[]>
  keepReached(id: string): Promise<void>
  keepFailure(id: string, failure: PushFailure): Promise<void>
}

export type NewDevice = {
  name: string
  subscription: Subscription
  hours: NotificationHours | undefined
  before?: string | undefined
}

type Row = Selectable<NotificationDeviceRow> & { email: string; person: string; role: Role }

export function openNotificationDevices({ db, transaction }: Database, system: System): NotificationDevices {
  const now = () => system.now().toISOString()

  const rows = () =>
    db
      .selectFrom('notification_devices')
      .innerJoin('people', 'people.id', 'notification_devices.person_id')
      .selectAll('notification_devices')
      .select(['people.email', 'people.name as person', 'people.role'])
      .where('people.stopped_at', 'is', null)

  async function update(id: string, values: Partial<Selectable<NotificationDeviceRow>>): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('notification_devices')
      .set(values)
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    async all() {
      const found: Row[] = await rows()
        .orderBy('notification_devices.added_at')
        .orderBy('notification_devices.id')
        .execute()
      return found.map(toDevice)
    },

    async find(id) {
      const row: Row | undefined = await rows().where('notification_devices.id', '=', id).executeTakeFirst()
      return row && { ...toDevice(row), endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth }
    },

    add: (email, { name, subscription, hours, before = '' }) =>
      transaction(async (trx) => {
        // Locked, so that concurrent requests cannot exceed the limit.
        const person = await lockPerson(trx, email)
        if (person === undefined) return 'nobody'
        await trx
          .deleteFrom('notification_devices')
          .where('id', '=', before)
          .where('person_id', '=', person)
          .where('endpoint', '!=', subscription.endpoint)
          .execute()
        const values = {
          person_id: person,
          ...subscription,
          name,
          ...minutesOf(hours),
          added_at: now(),
          ...REACHABLE,
        }
        const known = await trx
          .updateTable('notification_devices')
          .set(values)
          .where('endpoint', '=', subscription.endpoint)
          .returning('id')
          .executeTakeFirst()
        if (known) return { id: known.id }
        const { count } = await trx
          .selectFrom('notification_devices')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('person_id', '=', person)
          .executeTakeFirstOrThrow()
        if (Number(count) >= DEVICES_MAX) return 'full'
        const id = system.randomToken(ID_BYTES)
        await trx
          .insertInto('notification_devices')
          .values({ id, ...values, reached_at: null })
          .execute()
        return { id }
      }),

    setHours: (id, hours) => update(id, minutesOf(hours)),

    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom('notification_devices').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },

    renew: (id, subscription) =>
      transaction(async (trx) => {
        await trx
          .deleteFrom('notification_devices')
          .where('endpoint', '=', subscription.endpoint)
          .where('id', '!=', id)
          .execute()
        const { numUpdatedRows } = await trx
          .updateTable('notification_devices')
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
        .updateTable('notification_devices')
        .set((eb) => ({ failure, failed_at: eb.fn.coalesce('failed_at', eb.val(now())) }))
        .where('id', '=', id)
        .execute()
    },
  }
}

const REACHABLE = { failure: null, failed_at: null }

/** Removes a person's devices when their sessions end, except `kept`. */
export async function removeDevicesOf(trx: Trx, personId: string, kept = ''): Promise<void> {
  await trx.deleteFrom('notification_devices').where('person_id', '=', personId).where('id', '!=', kept).execute()
}

async function lockPerson(trx: Trx, email: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('people')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('email', '=', email)
    .where('stopped_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

function minutesOf(hours: NotificationHours | undefined) {
  return { from_minute: hours?.fromMinute ?? null, to_minute: hours?.toMinute ?? null }
}

function hoursOf(row: Pick<NotificationDeviceRow, 'from_minute' | 'to_minute'>): NotificationHours | undefined {
  const { from_minute: fromMinute, to_minute: toMinute } = row
  return fromMinute === null || toMinute === null ? undefined : { fromMinute, toMinute }
}

function toDevice(row: Row): NotificationDevice {
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
