// Makes the shop's admin on the first start, with a random password told once unless one was set.
import type { Config } from '../config.ts'
import type { System } from '../system.ts'
import type { SignIn } from './sign-in.ts'

/** Without 0, 1, i, l, o and u: read from a screen and typed on a phone without a mistake. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 5

export type FirstAdmin = { email: string; password?: string }

/** Returns the new admin, with the password when it was made up here; undefined when this admin is there already. */
export async function makeFirstAdmin(
  signIn: Pick<SignIn, 'makeAdmin'>,
  config: Config,
  system: System,
): Promise<FirstAdmin | undefined> {
  const password = config.adminPassword ?? randomPassword(system)
  if (!(await signIn.makeAdmin(config.adminEmail, password))) return undefined
  return config.adminPassword ? { email: config.adminEmail } : { email: config.adminEmail, password }
}

/** Twenty letters in four groups, told once to a person who types them. */
export function randomPassword(system: System): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[system.randomInteger(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
