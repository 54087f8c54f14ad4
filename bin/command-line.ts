// Reads what was typed behind a command: prints its usage for --help, and refuses what it does not know instead of running.
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const

/** Ends the program for --help, with exit code 0, and for an unknown argument, with 1; `words` allows arguments without dashes. */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  { options, words = false }: { options?: Options; words?: boolean } = {},
) {
  printHelpIfAsked(usage)
  try {
    return parseArgs({ options: { ...options, ...HELP } as Options & typeof HELP, allowPositionals: words })
  } catch (error) {
    // Its further sentences tell how to pass a file whose name begins with a dash.
    const [sentence] = (error as Error).message.split(/(?<=')\. /)
    process.stderr.write(`${sentence}.\n\n${usage}\n`)
    process.exit(1)
  }
}

/** For a command that reads its other arguments itself. */
export function printHelpIfAsked(usage: string, args = process.argv.slice(2)): void {
  if (!args.includes('--help') && !args.includes('-h')) return
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}
