// A command's usage, arguments, output, and refusal in a sentence with exit code 1.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { Refusal } from '#server/refusal.ts'

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const

/** `words` allows arguments without dashes. Exits with 0 for --help, and with 1 for an unknown argument. */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  { options, words = false }: { options?: Options; words?: boolean } = {},
) {
  printHelpIfAsked(usage)
  try {
    return parseArgs({ options: { ...options, ...HELP } as Options & typeof HELP, allowPositionals: words })
  } catch (error) {
    // Further sentences of the message explain file names that begin with a dash.
    const [sentence] = (error as Error).message.split(/(?<=')\. /)
    refuse(`${sentence}.\n\n${usage}`)
  }
}

/** For a command with its own parser. */
export function printHelpIfAsked(usage: string, args = process.argv.slice(2)): void {
  if (!args.includes('--help') && !args.includes('-h')) return
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}

/** Exits with 1 for anything but a whole number from 1. */
export function wholeNumber(usage: string, name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) refuse(`--${name} needs a whole number from 1, not '${text}'.\n\n${usage}`)
  return Number(text)
}

/** Exits with 1 for anything but one of the choices. */
export function oneOf<Choice extends string>(
  usage: string,
  name: string,
  choices: readonly Choice[],
  text: string,
): Choice {
  const chosen = choices.find((each) => each === text)
  return chosen ?? refuse(`--${name} needs one of ${choices.join(', ')}, not '${text}'.\n\n${usage}`)
}

function refuse(message: string): never {
  writeRefusal(message)
  process.exit(1)
}

/** A `Refusal` is printed to standard error with exit code 1; a bug keeps its stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    writeRefusal(error.message)
    process.exitCode = 1
  }
}

/** Throws a `Refusal` with a line for each fault. */
export function faultlessConfig<Config>(read: { config: Config } | { faults: readonly string[] }): Config {
  if ('faults' in read) throw new Refusal(read.faults.join('\n'))
  return read.config
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** One word for a shell. */
export function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`
}

function writeRefusal(message: string) {
  process.stderr.write(`${message}\n`)
}
