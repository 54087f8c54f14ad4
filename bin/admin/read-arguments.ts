// What was asked of `npm run admin`: whose account, and whether the password is made up here.
import * as v from 'valibot'

export const USAGE =
  'Say whose account it is: npm run admin -- owner@shop.example, with --random for a made-up password'

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))

/** Or what is wrong with it, in one sentence. */
export function readArguments(args: readonly string[]): { email: string; random: boolean } | { fault: string } {
  const options = args.filter((argument) => argument.startsWith('-'))
  const names = args.filter((argument) => !argument.startsWith('-'))
  const unknown = options.find((option) => option !== '--random')
  if (unknown !== undefined) return { fault: `${unknown} is not an option. ${USAGE}` }
  if (names.length > 1) return { fault: `One account at a time, not ${names.join(' and ')}. ${USAGE}` }
  if (names[0] === undefined) return { fault: USAGE }
  const read = v.safeParse(email, names[0])
  if (!read.success) return { fault: `${names[0]} is not an e-mail address. ${USAGE}` }
  return { email: read.output, random: options.length > 0 }
}
