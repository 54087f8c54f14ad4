// Reads the bench's arguments.

export type BenchArguments<Part extends string> = { quick: boolean; postgres: boolean; parts: readonly Part[] }

const FLAGS = ['--quick', '--postgres']

/** Without a named part: all of `known`. Returns a sentence for each unknown argument. */
export function readBenchArguments<Part extends string>(
  args: readonly string[],
  known: readonly Part[],
): BenchArguments<Part> | { faults: string[] } {
  const named = known.filter((part) => args.includes(part))
  const unknown = args.filter((each) => !FLAGS.includes(each) && !known.some((part) => part === each))
  if (unknown.length > 0) {
    return {
      faults: [
        ...unknown.map((each) => `${each} is nothing that the bench knows`),
        `Its parts are ${known.join(', ')}. For example: npm run lab -- bench --quick ${known[0]}`,
      ],
    }
  }
  return {
    quick: args.includes('--quick'),
    postgres: args.includes('--postgres'),
    parts: named.length > 0 ? named : known,
  }
}
