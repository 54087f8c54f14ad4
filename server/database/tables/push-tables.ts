// The rows of the push keys, and of the browsers that hear of new orders.

export type PushKeysRow = { id: number; public_key: string; private_key: string; made_at: string }

/** 'gone': the browser no longer takes messages; 'refused': its push service does not take ours; 'unreachable': no answer. */
export type PushFailure = 'gone' | 'refused' | 'unreachable'

export type PushDeviceRow = {
  id: string
  admin_id: string
  endpoint: string
  p256dh: string
  auth: string
  name: string
  from_minute: number | null
  to_minute: number | null
  added_at: string
  reached_at: string | null
  failure: PushFailure | null
  failed_at: string | null
}

export type PushTables = { push_keys: PushKeysRow; push_devices: PushDeviceRow }
