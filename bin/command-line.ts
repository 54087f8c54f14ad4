// Parses the arguments of a command: prints the usage for --help, and refuses unknown arguments instead of running.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const

/**
 * Returns the parsed arguments; `words` allows arguments without dashes. Ends the process for --help, with exit code 0, and for
 * an unknown argument, with 1.
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  { options, words = false }: { options?: Options; words?: boolean } = {},
) {
  printHelpIfAsked(usage)
  try {
    return parseArgs({ options: { ...options, ...HELP } as Options & typeof HELP, allowPositionals: words })
  } catch (error) {
    // Further sentences of the message say how to pass a file whose name begins with a dash.
    const [sentence] = (error as Error).message.split(/(?<=')\. /)
    refuse(`${sentence}.\n\n${usage}`)
  }
}

/** For a command that parses its other arguments itself. */
export function printHelpIfAsked(usage: string, args = process.argv.slice(2)): void {
  if (!args.includes('--help') && !args.includes('-h')) return
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}

/** Returns the number of an option such as `--runs 10`. Ends the process with exit code 1 for anything but a whole number from 1. */
export function wholeNumber(usage: string, name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) refuse(`--${name} needs a whole number from 1, not '${text}'.\n\n${usage}`)
  return Number(text)
}

function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
