// Prints the figures of the source tree: `npm run yardsticks`, of another tree with `-- --root FOLDER`.
import { join, resolve } from 'node:path'
import { measure, type Yardstick } from '../test/architecture/measure.ts'
import { sourceFiles } from '../test/architecture/source-files.ts'
import { volume } from '../test/architecture/volume.ts'
import { readCommandLine, say } from './command-line.ts'

const { values } = readCommandLine(
  `npm run yardsticks -- [--root FOLDER] [--list]

Prints the figures that limit the source tree: folders, imports, lengths, words.

  --root  measures another tree, such as an older commit
  --list  lists the files behind each figure`,
  { options: { root: { type: 'string' }, list: { type: 'boolean', default: false } } },
)
const root = resolve(values.root ?? join(import.meta.dirname, '..'))

const rows: Yardstick[] = [...measure(root), ...volume(root, sourceFiles(root))]
const width = Math.max(...rows.map(({ name }) => name.length))
for (const { name, value, mark, files } of rows) {
  say(`${name.padEnd(width)}  ${value.padEnd(52)} ${mark ? `${mark.text}${mark.isMet ? '' : '  ✗'}` : ''}`.trimEnd())
  if (values.list) for (const file of files ?? []) say(`    ${file}`)
}
