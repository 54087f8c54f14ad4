// Row types of push keys and subscribed browsers.

export type PushKeysRow = { id: number; public_key: string; private_key: string; made_at: string }

/** 'gone': the subscription ended; 'refused': the push service rejects messages; 'unreachable': no response. */
export type PushFailure = 'gone' | 'refused' | 'unreachable'

export type NotificationDeviceRow = {
  id: string
  person_id: string
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

export type NotificationTables = { push_keys: PushKeysRow; notification_devices: NotificationDeviceRow }
