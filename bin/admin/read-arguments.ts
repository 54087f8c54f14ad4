// The arguments of `npm run admin`: which admin, and what to do.
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readRole, type Role, roles } from '#domain/people/role.ts'

export const USAGE = `npm run admin -- EMAIL                adds an admin, or sets a new password
npm run admin -- --role ROLE EMAIL    sets the role: owner, staff or packer;
                                      adds an account if there is none
npm run admin -- --rename OLD NEW     changes the email address
npm run admin -- --remove EMAIL       removes the account, ends its sessions
npm run admin -- --list               lists the accounts

  --random  generates the password and prints it once, instead of asking for it
  --yes     removes without asking

The command finds the shop by DATA_DIR and DATABASE_URL. The shop may stay open.`

export type Asked =
  | { act: 'set'; email: string; random: boolean }
  | { act: 'list' }
  | { act: 'role'; email: string; role: Role; random: boolean }
  | { act: 'rename'; email: string; to: string }
  | { act: 'remove'; email: string; yes: boolean }

export type AskedTo<Act extends Asked['act']> = Extract<Asked, { act: Act }>

const OPTIONS = {
  random: ['set', 'role'],
  yes: ['remove'],
  list: ['list'],
  role: ['role'],
  rename: ['rename'],
  remove: ['remove'],
} as const satisfies Record<string, readonly Asked['act'][]>
const ACTS = ['list', 'role', 'rename', 'remove'] as const

const TOO_FEW = {
  set: 'Say whose account it is.',
  list: 'Say whose account it is.',
  role: 'Say the role and the e-mail address.',
  rename: 'Say the old address and the new one.',
  remove: 'Say whose account it is.',
} as const satisfies Record<Asked['act'], string>

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))

/** Or the fault, in one sentence. */
export function readArguments(args: readonly string[]): Asked | { fault: string } {
  const { tokens, positionals } = parseArgs({ args: [...args], strict: false, tokens: true, allowPositionals: true })
  const given = tokens
    .filter((token) => token.kind === 'option')
    .map(({ name, rawName, value }) => ({ name, rawName, value }))
  const unknown = given.find(
    ({ name, rawName, value }) => !Object.hasOwn(OPTIONS, name) || value !== undefined || !rawName.startsWith('--'),
  )
  if (unknown) return fault(`${unknown.rawName} is not an option.`)
  const has = (name: keyof typeof OPTIONS) => given.some((option) => option.name === name)
  const acts = ACTS.filter(has)
  if (acts.length > 1) return fault(`Add either --${acts[0]} or --${acts[1]}, not both.`)
  const act = acts[0] ?? 'set'
  const stray = given.find(({ name }) => !meansOf(name as keyof typeof OPTIONS).includes(act))
  if (stray) return fault(`${stray.rawName} does not apply here.`)

  const wanted = { set: 1, list: 0, role: 2, rename: 2, remove: 1 }[act]
  if (positionals.length > wanted) return fault(`${positionals[wanted]} is an unexpected argument.`)
  if (positionals.length < wanted) return fault(TOO_FEW[act])
  const role = act === 'role' ? positionals.map(readRole).find((each) => each !== undefined) : undefined
  if (act === 'role' && !role) return fault(`Say which role: ${roles.join(', ')}.`)
  const emails: string[] = []
  for (const word of positionals.filter((each) => each !== role)) {
    const read = v.safeParse(email, word)
    if (!read.success) return fault(`${word} is not an e-mail address.`)
    emails.push(read.output)
  }
  const [first = '', second = ''] = emails
  switch (act) {
    case 'list':
      return { act }
    case 'rename':
      return { act, email: first, to: second }
    case 'remove':
      return { act, email: first, yes: has('yes') }
    case 'role':
      return role ? { act, email: first, role, random: has('random') } : fault(TOO_FEW.role)
    case 'set':
      return { act, email: first, random: has('random') }
  }
}

function meansOf(option: keyof typeof OPTIONS): readonly Asked['act'][] {
  return OPTIONS[option]
}

function fault(sentence: string) {
  return { fault: `${sentence}\n\n${USAGE}` }
}
