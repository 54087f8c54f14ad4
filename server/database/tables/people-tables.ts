// Row types of people and of their changes.
import type { Generated } from 'kysely'
import type { Role } from '#domain/people/role.ts'

/** `name` may be ''; a stopped person cannot sign in. `language` is null until chosen. */
export type PersonRow = {
  id: string
  email: string
  password_hash: string
  created_at: string
  role: Generated<Role>
  name: Generated<string>
  stopped_at: string | null
  signed_in_at: string | null
  language: string | null
}

/** Removed: their rows keep the id. Another person may have the address. */
export type FormerPersonRow = { id: string; email: string; removed_at: string }

/** `kind` is a form's path and intent, or a command; `about` names the object, never a customer. */
export type AuditEntryRow = { id: string; at: string; who: string; kind: string; about: string }
