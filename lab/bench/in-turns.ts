// Alternates the measured sides, so that changes of the machine's speed affect all of them.

/** Each side once a round, in reverse order in every second round. The same index is the same round. */
export async function inTurns<Side extends string, Sample>(
  rounds: number,
  sides: Record<Side, () => Promise<Sample>>,
): Promise<Record<Side, Sample[]>> {
  const names = Object.keys(sides) as Side[]
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Record<Side, Sample[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) samples[name].push(await sides[name]())
  }
  return samples
}
