// Ends all of a person's sessions: on a new password, another role, or a stop.
import type { Trx } from '../database/open.ts'
import { removeDevicesOf } from '../notifications/notification-devices.ts'

export type Kept = { tokenHash: string; device?: string | undefined }

export async function endSessionsOf(trx: Trx, personId: string, kept?: Kept): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('token_hash', '!=', kept?.tokenHash ?? '')
    .execute()
  await removeDevicesOf(trx, personId, kept?.device)
}
