// Builds the program, shop.js, with its packages, threads and processes: it starts in half of the time, with 20 MB less.
import { cpSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { asciiBundle } from './ascii-bundle.ts'

const root = join(import.meta.dirname, '../..')
/** Native, or loaded by a task: a file that imports one of them must be loaded by `import()`. */
const PACKAGES_APART = ['sharp', 'pdfkit', 'fontkit', 'hucre']
const MIGRATIONS = 'server/database/migrations'

export async function buildShop(folder: string): Promise<void> {
  cpSync(join(root, MIGRATIONS), join(folder, basename(MIGRATIONS)), { recursive: true })
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [installed('pg'), ownPlaces(relative(folder, root)), asciiBundle()],
    ssr: { noExternal: true, external: PACKAGES_APART },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: join(root, 'run-shop.ts'),
        output: { entryFileNames: 'shop.js', chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  })
}

/** Required when it is needed. The lab puts faults into the driver of PostgreSQL, which it finds in the installed package. */
function installed(name: string): Plugin {
  const wrapper = `\0installed-${name}`
  return {
    name: 'installed',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== name) return null
      return importer === wrapper ? { id, external: true } : wrapper
    },
    load: (id) => (id === wrapper ? `module.exports = require(${JSON.stringify(name)})` : null),
  }
}

const isOwn = (path: string) => !/^\.\.|^node_modules|\0/.test(path)

const PLACE = /['"](?:\.\/)?([\w-]+-main)\.ts['"], import\.meta\.url|import\.meta\.(dirname|url)/g

/** A module finds the files beside its source; the main files of its threads and processes are built as well. */
function ownPlaces(toRoot: string): Plugin {
  return {
    name: 'own-places',
    transform(code, id) {
      const path = relative(root, id)
      if (!isOwn(path) || !code.includes('import.meta.')) return null
      const isBesideMigrations = dirname(path) === dirname(MIGRATIONS)
      const toFolder = isBesideMigrations ? '' : `/${join(toRoot, dirname(path))}`
      const folder = `(import.meta.dirname + ${JSON.stringify(toFolder)})`
      const url = `new URL(${JSON.stringify(join(toRoot, path))}, import.meta.url).href`
      return code.replaceAll(PLACE, (_, main?: string, place?: string) => {
        if (main === undefined) return place === 'url' ? url : folder
        this.emitFile({ type: 'chunk', id: join(dirname(id), `${main}.ts`), fileName: `${main}.js` })
        return `'./${main}.js', import.meta.url`
      })
    },
  }
}
