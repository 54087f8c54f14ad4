// Builds the shop and its packages into one file, shop.js: it starts in little more than half of the time, with 20 MB less.
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { asciiBundle } from './ascii-bundle.ts'

const root = join(import.meta.dirname, '../..')
/** Native, or loaded by a task: a file that imports one of them must be loaded by `import()`. */
const PACKAGES_APART = ['sharp', 'pdfkit', 'fontkit', 'hucre']

export async function buildShop(folder: string): Promise<void> {
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
        // A build under the running shop takes nothing away that it would load later.
        output: { entryFileNames: 'shop.js', codeSplitting: false, comments: false },
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

/** A module finds the files and programs beside its source. */
function ownPlaces(toRoot: string): Plugin {
  return {
    name: 'own-places',
    transform(code, id) {
      const path = relative(root, id)
      if (!isOwn(path) || !code.includes('import.meta.')) return null
      const folder = `(import.meta.dirname + ${JSON.stringify(`/${join(toRoot, dirname(path))}`)})`
      const url = `new URL(${JSON.stringify(join(toRoot, path))}, import.meta.url).href`
      return code.replaceAll('import.meta.dirname', folder).replaceAll('import.meta.url', url)
    },
  }
}
