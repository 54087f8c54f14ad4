// Made on the server, so that times match on hydration.
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { type Role, roleLabel } from '#domain/people/role.ts'
import type { Person } from '#server/people/people.ts'

export type PersonView = {
  id: string
  name: string
  email: string
  role: Role
  roleLabel: string
  since: string
  signedIn?: string
  stopped?: string
  /** The viewer, who cannot be stopped or given a password here. */
  isOwn: boolean
}

export function personView(person: Person, own: string): PersonView {
  const { id, name, email, role, createdAt, signedInAt, stoppedAt } = person
  return {
    id,
    name,
    email,
    role,
    roleLabel: roleLabel(role),
    since: orderDate(new Date(createdAt)),
    ...(signedInAt !== undefined && { signedIn: moment(signedInAt) }),
    ...(stoppedAt !== undefined && { stopped: moment(stoppedAt) }),
    isOwn: email === own,
  }
}

function moment(at: string): string {
  const date = new Date(at)
  return `${orderDate(date)}, ${clockTime(date)}`
}
