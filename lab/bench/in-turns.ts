// Measures two or more sides in alternating runs, so that each has the same hours of a machine whose speed changes.

/**
 * Measures each side once a round, in every second round the other way round: what slows the machine down meanwhile meets
 * all of them. Samples with the same index come from the same round.
 */
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
