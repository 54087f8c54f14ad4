// The tests' people besides the owner, one a role, and their sessions.
import type { Role } from '#domain/people/role.ts'
import type { Shop } from '#server/shop.ts'
import { admin, newKey } from './open-test-shop.ts'

export const people = {
  staff: { name: 'செல்வி', email: 'selvi@shop.test', password: 'hk4r9-mn2vt' },
  packer: { name: 'Ravi', email: 'ravi@shop.test', password: 'vq7k2-hx9mt' },
} as const

export async function addPeople(shop: Pick<Shop, 'people'>): Promise<{ staff: string; packer: string }> {
  const ids = { staff: newKey(), packer: newKey() }
  for (const role of ['staff', 'packer'] as const) {
    const { name, email, password } = people[role]
    await shop.people.add(ids[role], { name, email, role }, password)
  }
  return ids
}

/** Returns the cookie of an existing person of that role. */
export async function cookieOf({ signIn }: Pick<Shop, 'signIn'>, role: Role): Promise<string> {
  const { email, password } = role === 'owner' ? admin : people[role]
  const signedIn = await signIn.withPassword(email, password, '203.0.113.5')
  if (!('token' in signedIn)) throw new Error(signedIn.message)
  return `session=${signedIn.token}`
}
