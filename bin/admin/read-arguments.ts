// What was asked of `npm run admin`: which admin, and what is to become of them.
import { parseArgs } from 'node:util'
import * as v from 'valibot'

export const USAGE = `npm run admin -- owner@shop.example             makes an admin, or sets a new password; asks for it
npm run admin -- owner@shop.example --random    makes the password up and prints it once
npm run admin -- --list                         lists the admins
npm run admin -- --rename old@shop.example new@shop.example
npm run admin -- --remove owner@shop.example    removes an admin and ends their sessions; --yes does not ask first

The shop is found by DATA_DIR and DATABASE_URL, and may stay open.`

export type Asked =
  | { act: 'set'; email: string; random: boolean }
  | { act: 'list' }
  | { act: 'rename'; email: string; to: string }
  | { act: 'remove'; email: string; yes: boolean }

export type AskedTo<Act extends Asked['act']> = Extract<Asked, { act: Act }>

const OPTIONS = { random: 'set', yes: 'remove', list: 'list', rename: 'rename', remove: 'remove' } as const
const ACTS = ['list', 'rename', 'remove'] as const

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))

/** Or what is wrong with it, in one sentence. */
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
  if (acts.length > 1) return fault(`Either --${acts[0]} or --${acts[1]}, not both.`)
  const act = acts[0] ?? 'set'
  const stray = given.find(({ name }) => OPTIONS[name as keyof typeof OPTIONS] !== act)
  if (stray) return fault(`${stray.rawName} says nothing here.`)

  const wanted = { set: 1, list: 0, rename: 2, remove: 1 }[act]
  if (positionals.length > wanted) return fault(`${positionals[wanted]} is one word too many.`)
  if (positionals.length < wanted)
    return fault(act === 'rename' ? 'Say the old address and the new one.' : 'Say whose account it is.')
  const emails: string[] = []
  for (const word of positionals) {
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
    case 'set':
      return { act, email: first, random: has('random') }
  }
}

function fault(sentence: string) {
  return { fault: `${sentence}\n\n${USAGE}` }
}
