// Ends all sessions of a person at once: a new password, another role, a stop.
import type { Trx } from '../database/open.ts'
import { removeDevicesOf } from '../push/push-devices.ts'

/** What a person keeps when their sessions end: the session at hand, and the device at which it is. */
export type Kept = { tokenHash: string; device?: string | undefined }

/** Ends the sessions of a person, and the push messages to their devices, but for what is kept. */
export async function endSessionsOf(trx: Trx, adminId: string, kept?: Kept): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('admin_id', '=', adminId)
    .where('token_hash', '!=', kept?.tokenHash ?? '')
    .execute()
  await removeDevicesOf(trx, adminId, kept?.device)
}
