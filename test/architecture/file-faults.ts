// Finds files that break the habits: names, lengths, first sentences, places for settings.
import { basename, dirname } from 'node:path/posix'
import { parseSource } from './imports.ts'
import type { Import } from './imports.ts'
import { numbersComment, numbersTitle } from './issue-numbers.ts'
import { LONGEST_FILE } from './limits.ts'
import { isCatalogue, isTest, lineCount } from './source-files.ts'
import type { SourceFiles } from './source-files.ts'

const VAGUE_FOLDERS = ['utils', 'helpers', 'lib', 'common', 'misc', 'shared', 'core', 'services', 'hooks']
/** The folders of "imports" in package.json. */
const ALIASES = ['bin/', 'domain/', 'lab/', 'papers/', 'server/', 'web/', 'test/']
const READS_THE_ENVIRONMENT = [
  'server/config.ts',
  'artwork/',
  'bin/',
  'lab/',
  'react-router.config.ts',
  'test/processes/memory-folder.ts',
  'test/settings.ts',
  'vite.config.ts',
]

export function fileFaults(files: SourceFiles): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const { imports, comments, code, readsEnvironment } = parseSource(path, text)
    const lines = lineCount(text)
    const remarks = comments.map((one) => one.text).join('\n')
    const mayReadEnvironment = READS_THE_ENVIRONMENT.some((start) => path.startsWith(start))
    const broken: [boolean, string][] = [
      [lines > LONGEST_FILE, `has ${lines} lines: more than ${LONGEST_FILE}`],
      [dirname(path).split('/').some(isVague), 'lies in a folder whose name says nothing'],
      [/^index\.tsx?$/.test(basename(path)), 'is an index file'],
      [!isKebabCase(path), 'is not named in kebab-case'],
      [
        !isBesideTest(path) && !opensWithSentence(text, comments),
        'does not open with a sentence that says what it keeps',
      ],
      [imports.some((one) => one.reexportsAll) && !isCatalogue(path), 're-exports a whole file'],
      [imports.some(climbs), 'climbs two folders to import what has an alias: #web, #server, …'],
      [readsEnvironment && !mayReadEnvironment, 'reads process.env'],
      [/@ts-(ignore|expect-error|nocheck)|(ox|es)lint-disable/.test(remarks), 'suppresses a check'],
      [/\b(TODO|FIXME|XXX|HACK)\b/.test(remarks), 'leaves something to do'],
      [comments.some((one) => numbersComment(one.text)), 'has the number of an issue in a comment'],
      [isTest(path) && numbersTitle(text), 'has the number of an issue in a title'],
      [path.endsWith('.css') && code.includes('!important'), 'uses !important'],
      [
        path.endsWith('.tsx') && /<option\b(?![^>]*\bvalue=)/.test(text),
        'has an <option> without a value: a browser that translates the page would send its translation',
      ],
      [
        path.startsWith('web/') && !isTest(path) && comparesForeignClass(text),
        'uses instanceof with a class of the domain: the bundle has one of its own, so compare the name',
      ],
      [
        !isTest(path) && /= (Awaited<)?ReturnType<typeof open[A-Z]/.test(code),
        'does not spell out the type of what it opens',
      ],
    ]
    return broken.flatMap(([isBroken, says]) => (isBroken ? [`${path} ${says}`] : []))
  })
}

/** True for `../../ui/button.tsx` instead of `#web/ui/button.tsx`. */
function climbs({ specifier, file = '' }: Import): boolean {
  return specifier.startsWith('../../') && ALIASES.some((folder) => file.startsWith(folder))
}

/** The server runs from sources and the web from a bundle: one's error is no instance of the other's class. */
function comparesForeignClass(text: string): boolean {
  const imported = text.matchAll(/import (?:type )?\{([^}]*)\} from '#(?:domain|server)\//g)
  const names = new Set([...imported].flatMap(([, list = '']) => list.match(/\w+/g) ?? []))
  return [...text.matchAll(/\binstanceof (\w+)/g)].some(([, name = '']) => names.has(name))
}

function isVague(folder: string): boolean {
  return VAGUE_FOLDERS.includes(folder)
}

// Migrations begin with their number; dots separate the kind of file.
function isKebabCase(path: string): boolean {
  return path.split('/').every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part))
}

// A test file's titles say what it keeps.
function isBesideTest(path: string): boolean {
  return path.endsWith('.test.ts')
}

function opensWithSentence(text: string, comments: { text: string; start: number }[]): boolean {
  const first = comments[0]
  return first !== undefined && text.slice(0, first.start).trim() === '' && /^[\s*]*[\w'`§].{15,}/.test(first.text)
}
