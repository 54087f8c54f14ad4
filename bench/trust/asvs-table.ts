// F12: reads the tables of docs/trust.md and counts the requirements that have neither a test that is there nor a deviation; with a control.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** While a sentence like it stands in the page, not all chapters are assessed. */
const UNFINISHED = /not assessed yet/

export type AsvsTable = { requirements: number; faults: string[] }

/** Each row names its requirements, how each is met, and what shows it: a file of the project, a command, or why none is needed. */
export function readAsvsTable(page: string, isThere = (path: string) => existsSync(join(ROOT, path))): AsvsTable {
  const [, chapters = ''] = page.split(/^## OWASP ASVS.*$/m)
  const rows = [...chapters.matchAll(/^\| ([\d., ]+) \|(.*)\|([^|]*)\|$/gm)]
  const faults = rows.flatMap(([, ids = '', how = '', shown = '']) => {
    const gone = [...shown.matchAll(/`([^`\s]+\/[^`\s]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !isThere(path))
    if (gone.length > 0) return [`${ids}: ${gone.join(', ')} is not there`]
    return how.trim() === '' || shown.trim() === '' ? [`${ids}: nothing shows it`] : []
  })
  const all = rows.flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()))
  const twice = all.filter((id, at) => all.indexOf(id) !== at)
  return {
    requirements: all.length,
    faults: [
      ...faults,
      ...twice.map((id) => `${id} is named twice`),
      ...(UNFINISHED.test(chapters) ? ['the page says that some are not assessed yet'] : []),
    ],
  }
}

if (import.meta.main) {
  const page = readFileSync(join(ROOT, 'docs/trust.md'), 'utf8')
  const { requirements, faults } = readAsvsTable(page)
  const control = readAsvsTable(page, () => false).faults[0]
  process.stdout.write(`${faults.length} of ${requirements} requirements lack something\n`)
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  process.stdout.write(`control: a project without these files: ${control ? `red: ${control}` : 'GREEN'}\n`)
  process.exitCode = faults.length === 0 && requirements > 0 && control ? 0 : 1
}
