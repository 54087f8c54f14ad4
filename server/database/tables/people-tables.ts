// The rows of the people who sign in, and of what they changed.
import type { Generated } from 'kysely'
import type { Role } from '#domain/people/role.ts'

/** `name` may be ''; who is stopped cannot sign in. */
export type AdminRow = {
  id: string
  email: string
  password_hash: string
  created_at: string
  role: Generated<Role>
  name: Generated<string>
  stopped_at: string | null
  signed_in_at: string | null
}

/** `kind` is the path and the intent of a form, or a command; `about` names the thing, and no customer. */
export type AuditEntryRow = { id: string; at: string; who: string; kind: string; about: string }
