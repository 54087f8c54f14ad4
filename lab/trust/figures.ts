// The figures of docs/trust.md: their commands, and how to read value and controls from the output.

export type Run = { command: string; args: readonly string[] } | { tests: readonly string[] }

export type TrustFigure = {
  title: string
  target: string
  runs: readonly Run[]
  needs?: 'strace'
  /** Reads the value from the output; undefined when it is missing. */
  value(said: string): string | undefined
  /** Each match is a control that turned red; a green one fails the command itself. */
  controls: RegExp
  /** The minimum. */
  leastControls: number
}

/** `mediaMb`: the size of the backup; the other figures have their targets' own sizes. */
export function trustFigures({ mediaMb }: { mediaMb: number }): Record<string, TrustFigure> {
  return {
    F1: {
      title: 'units oversold by 200 buyers at once, 20 rounds',
      target: '0',
      runs: [rig('races', 'rush', '--rounds', '20')],
      value: (said) => all(said, /rush on (\w+), .*?(\d+ of \d+ rounds sold exactly \d+)/g),
      controls: /control: .* red: /g,
      leastControls: 2,
    },
    F2: {
      title: 'goods that do not add up after 10,000 operations',
      target: '0',
      runs: [rig('races', 'model', '--operations', '10000')],
      value: (said) => all(said, /model on (\w+), .*?(\d+ mismatches in \d+ operations, \d+ restarts)/g),
      controls: /control: .* red: /g,
      leastControls: 2,
    },
    F3: {
      title: 'orders lost, doubled or halved over 500 kills on each database',
      target: '0',
      needs: 'strace',
      runs: [rig('faults', 'kills', 'postgres-kills', '--kills', '500')],
      value: (said) => all(said, /kills at (.+?): orders lost, doubled, halved +(\d+ of \d+)/g),
      controls: /control: .* red/g,
      leastControls: 19,
    },
    F4: {
      title: 'the same over 500 power cuts',
      target: '0',
      needs: 'strace',
      // Some of the requested moments coincide.
      runs: [rig('faults', 'power-cuts', '--cuts', '520')],
      value: (said) =>
        all(
          said,
          /power cuts: images with .+? (\d+ of \d+)|moments; orders acknowledged +(\d+); /g,
          ' images, moments: ',
        ),
      controls: /control: .* red/g,
      leastControls: 3,
    },
    F5: {
      title: 'false successes, broken files, hangs on failing disks',
      target: '0',
      needs: 'strace',
      runs: [rig('faults', 'disk')],
      value: (said) => all(said, /(writes and syncs that failed|full by bytes|full by inodes).*? (\d+ of \d+)/g),
      controls: /control: .* red/g,
      leastControls: 1,
    },
    F6: {
      title: 'orders stored twice for one key',
      target: '0',
      runs: [
        tests('lab/faults/kills.test.ts', 'lab/faults/postgres/dropped-commits.test.ts'),
        tests('server/orders/idempotency-keys.test.ts', 'server/orders/place-order.race.test.ts'),
        rig('faults', 'postgres', '--quick'),
      ],
      value: testCount,
      // Including a shop that forgets its keys, and one that acknowledges early.
      controls: /^ *✔ .*control|control: (?:forgets keys|commits late) .*red/gm,
      leastControls: 3,
    },
    F7: {
      title: `a backup under load, restored on both databases, ${mediaMb} MB`,
      target: '< 60 s a GB',
      runs: [rig('drill', '--media', String(mediaMb))],
      value: (said) => {
        const seconds = [...said.matchAll(/([\d.]+) s\/GB/g)].map(([, each]) => Number(each))
        if (seconds.length === 0) return undefined
        return `${Math.min(...seconds)} to ${Math.max(...seconds)} s a GB, ${all(said, /restore, .* (\d+) faults$/gm)} faults`
      },
      controls: /control, a copy of the open file: [1-9]\d* faults/g,
      leastControls: 1,
    },
    F8: {
      title: 'URLs of the back office that answer without a session',
      target: '0',
      runs: [tests('test/url-access.test.ts')],
      value: testCount,
      controls: /^ *[✔▶] .*control/gm,
      leastControls: 1,
    },
    F9: {
      title: 'URLs that change something for another site',
      target: '0',
      runs: [tests('test/url-access.test.ts')],
      value: testCount,
      controls: /^ *✔ .*control/gm,
      leastControls: 1,
    },
    F10: {
      title: 'points of the MDN HTTP Observatory',
      target: '≥ 130',
      runs: [tests('test/observatory.test.ts')],
      value: (said) => all(said, /(\d+ points): /g),
      controls: /^ *✔ .*control/gm,
      leastControls: 1,
    },
    F11: {
      title: 'hostile uploads taken, deaths, memory of the heaviest',
      target: '0, 0, < 200 MB',
      runs: [rig('uploads')],
      value: (said) => all(said, /(\d+ of \d+ hostile uploads taken, \d+ deaths)|^✓ 5 × video +at most (-?\d+ MB)/gm),
      controls: /control: .* red/g,
      leastControls: 2,
    },
    F12: {
      title: 'requirements of ASVS 5.0 without test or deviation',
      target: '0',
      runs: [tests('test/asvs.test.ts')],
      value: testCount,
      controls: /^✔ the check can find fault/gm,
      leastControls: 1,
    },
    F13: {
      title: 'deaths, open files, memory after 100,000 malformed requests',
      target: '0, 0, < 200 MB',
      runs: [rig('flood', '--requests', '100000', '--descriptors', '1024')],
      value: (said) =>
        all(
          said,
          /(requests) sent +(\d+)|^(deaths) +(\d+)|(files) open before, after +(.+)|(memory) before, after +(.+)/gm,
        ),
      controls: /control: .* red/g,
      leastControls: 1,
    },
    F14: {
      title: 'pages with another stock than the database',
      target: '0',
      runs: [rig('races', 'pages', '--seconds', '60')],
      value: (said) => all(said, /30 open pages, .*?(\d+ of \d+ failed)/g),
      controls: /, and a control/g,
      leastControls: 1,
    },
    F19: {
      title:
        'orders lost by a failover, a standby that is away, killed processes and restarts; requests that a restart fails',
      target: '0',
      runs: [rig('processes'), rig('failover')],
      value: (said) =>
        all(
          said,
          /(\d+ failovers|failed requests|kills|standby away) .*?(\d+ of \d+)|asynchronous: (\d+ of \d+ .*? lost)/g,
        ),
      controls: /control: .* red/g,
      leastControls: 4,
    },
  }
}

function rig(name: string, ...args: string[]): Run {
  return { command: `lab/${name}/command.ts`, args }
}

function tests(...files: string[]): Run {
  return { tests: files }
}

/** Each match's captures, joined; undefined without a match. */
function all(said: string, found: RegExp, between = '; '): string | undefined {
  const values = [...said.matchAll(found)].map(([, ...captured]) =>
    captured.filter((text) => text !== undefined).join(' '),
  )
  return values.length > 0 ? values.join(between) : undefined
}

/** The number of failed tests, and of their requests if printed. */
function testCount(said: string): string | undefined {
  const sum = (name: string) =>
    [...said.matchAll(new RegExp(`^\\S+ ${name} (\\d+)$`, 'gm'))].reduce((count, [, each]) => count + Number(each), 0)
  const [passed, failed] = [sum('pass'), sum('fail')]
  if (passed + failed === 0) return undefined
  return [`${failed} of ${passed + failed} tests failed`, all(said, /^\S+ (\d+ requests)$/gm)]
    .filter(Boolean)
    .join('; ')
}
