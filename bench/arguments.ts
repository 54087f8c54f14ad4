// What the bench was asked for, or a sentence for each thing that it cannot do.

export type Asked<Part extends string> = { quick: boolean; parts: readonly Part[] }

/** Without a named part it is all of `known`, in their order. */
export function readBenchArguments<Part extends string>(
  args: readonly string[],
  known: readonly Part[],
): Asked<Part> | { faults: string[] } {
  const named = known.filter((part) => args.includes(part))
  const unknown = args.filter((each) => each !== '--quick' && !known.some((part) => part === each))
  if (unknown.length > 0) {
    return {
      faults: [
        ...unknown.map((each) => `${each} is nothing that the bench knows`),
        `Its parts are ${known.join(', ')}. For example: npm run bench -- --quick ${known[0]}`,
      ],
    }
  }
  return { quick: args.includes('--quick'), parts: named.length > 0 ? named : known }
}
