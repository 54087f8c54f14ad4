// Creates the admin on the first start, with a random password shown once unless configured.
import type { Config } from '../config.ts'
import type { System } from '../system.ts'
import type { SignIn } from './sign-in.ts'

/** Without 0, 1, i, l, o and u, which are easily confused. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 5

export type FirstAdmin = { email: string; password?: string }

/** Undefined if the admin exists. */
export async function makeFirstAdmin(
  signIn: Pick<SignIn, 'makeAdmin'>,
  config: Config,
  system: System,
): Promise<FirstAdmin | undefined> {
  const password = config.adminPassword ?? randomPassword(system)
  if (!(await signIn.makeAdmin(config.adminEmail, password))) return undefined
  return config.adminPassword ? { email: config.adminEmail } : { email: config.adminEmail, password }
}

export function randomPassword(system: System): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[system.randomInteger(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
