// Reads a source file's imports, comments, and use of the environment.
import { join } from 'node:path/posix'
import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'

export type Import = {
  specifier: string
  /** True for `import type` and `export type` statements, which leave nothing after type stripping. */
  typeOnly: boolean
  reexportsAll: boolean
  /** Path in the project; absent for a package. */
  file?: string
}

export type Parsed = {
  imports: Import[]
  comments: { text: string; start: number }[]
  code: string
  /** True when `process.env` is used, in any spelling. */
  readsEnvironment: boolean
}

const CSS_IMPORT = /@import\s+(?:url\()?['"]([^'"]+)['"]/g

/** A run reads the same tree a dozen times. */
const cache = new Map<string, { text: string; parsed: Parsed }>()

export function parseSource(path: string, text: string): Parsed {
  const cached = cache.get(path)
  if (cached?.text === text) return cached.parsed
  const parsed = path.endsWith('.css') || path.endsWith('.sql') ? parseStyles(path, text) : parseModule(path, text)
  cache.set(path, { text, parsed })
  return parsed
}

function parseModule(path: string, text: string): Parsed {
  const { module, program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const found = [
    ...module.staticImports.map(({ start, moduleRequest }) => {
      return { specifier: moduleRequest.value, typeOnly: text.startsWith('import type', start), reexportsAll: false }
    }),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const from = entries.find((entry) => entry.moduleRequest)
      if (!from?.moduleRequest) return []
      const reexportsAll = from.importName.kind.startsWith('All')
      return [{ specifier: from.moduleRequest.value, typeOnly: text.startsWith('export type', start), reexportsAll }]
    }),
    ...module.dynamicImports.map(({ moduleRequest }) => {
      const written = text.slice(moduleRequest.start, moduleRequest.end)
      return { specifier: written.replace(/^(['"`])(.*)\1$/s, '$2'), typeOnly: false, reexportsAll: false }
    }),
  ]
  return {
    imports: found.map((one) => ({ ...one, ...fileOf(path, one.specifier) })),
    comments: comments.map(({ value, start }) => ({ text: value, start })),
    code: without(text, comments),
    readsEnvironment: readsEnvironment(program),
  }
}

function readsEnvironment(program: ESTree.Program): boolean {
  let reads = false
  new Visitor({
    MemberExpression({ object, property }) {
      const name =
        property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : undefined
      reads ||= isProcess(object) && name === 'env'
    },
    VariableDeclarator({ id, init }) {
      reads ||= isProcess(init) && id.type === 'ObjectPattern'
    },
    ImportDeclaration({ source }) {
      reads ||= /^(node:)?process$/.test(source.value)
    },
  }).visit(program)
  return reads
}

function isProcess(node: ESTree.Node | null): boolean {
  return node?.type === 'Identifier' && node.name === 'process'
}

function parseStyles(path: string, text: string): Parsed {
  const comments = [...text.matchAll(/\/\*(.*?)\*\/|^--(.*)$/gms)].map((match) => {
    return { text: match[1] ?? match[2] ?? '', start: match.index, end: match.index + match[0].length }
  })
  const code = without(text, comments)
  const imports = [...code.matchAll(CSS_IMPORT)].map(([, specifier = '']) => {
    return { specifier, typeOnly: false, reexportsAll: false, ...fileOf(path, specifier) }
  })
  return { imports, comments, code, readsEnvironment: false }
}

function without(text: string, comments: { start: number; end: number }[]): string {
  return comments.toReversed().reduce((code, { start, end }) => code.slice(0, start) + code.slice(end), text)
}

function fileOf(path: string, specifier: string): { file?: string } {
  if (specifier.startsWith('#')) return { file: specifier.slice(1) }
  if (specifier.startsWith('.')) return { file: join(path, '..', specifier) }
  return {}
}
