// The two font files of the papers, as the server reads them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../web/papers/fonts')

export const paperFonts = {
  text: readFileSync(join(FOLDER, 'paper-400.woff')),
  strong: readFileSync(join(FOLDER, 'paper-600.woff')),
}
