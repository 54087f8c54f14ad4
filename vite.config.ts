// Builds the browser's files and the one server bundle, whose entry is web/handler.ts.
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const RUNTIME = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
const FIRST_PAGE = /\/web\/(root|storefront\/frame\/layout|storefront\/home\/route)\.tsx/
const ORDER_PAGE = /\/web\/storefront\/order-now\/route\.tsx/
/** A screen's own, but for what several say of the shop. */
const OWN = /\/storefront\/(?!found\/|frame\/phone-link)/

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/**
 * Two dozen small files compress worse than four, and a phone asks for each: what every page runs on, what the first page and
 * its frame share with other screens, what the order page shares besides, and its own parts, which the panels share.
 */
function loadedWith(page: RegExp, name: string, isMeant: (id: string) => boolean) {
  return (id: string, modules: Modules): string | null => {
    return isMeant(id) && isLoadedWith(page, id, modules) ? name : null
  }
}

const isShared = (id: string) => !OWN.test(id)
const isOrdering = (id: string) => /\/storefront\/order-now\/(?!route)/.test(id)

/** Along static imports only: what is imported on demand comes later. */
function isLoadedWith(page: RegExp, id: string, modules: Modules): boolean {
  const seen = new Set([id])
  for (const each of seen) {
    if (page.test(each)) return true
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  }
  return false
}

const LOADED_AT_ONCE = new Set(['runtime', 'shared', 'ordering', 'order-page'])

/** Browsers that know the word compile these files while they load, on a thread of their own, and not at the first touch. */
const compiledEarly: Plugin = {
  name: 'compiled-early',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && LOADED_AT_ONCE.has(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), compiledEarly],
  resolve: { alias: { 'brotli/decompress.js': join(import.meta.dirname, 'papers/no-woff2.ts') } },
  // Found only after the page has opened, each would reload it in development.
  optimizeDeps: { include: ['pdfkit', 'valibot', 'lean-qr', 'lean-qr/extras/svg'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'runtime', test: RUNTIME },
                { debugName: 'shared', name: loadedWith(FIRST_PAGE, 'shared', isShared) },
                { debugName: 'ordering', name: loadedWith(ORDER_PAGE, 'ordering', isShared) },
                { debugName: 'order-page', name: loadedWith(ORDER_PAGE, 'order-page', isOrdering) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // In one file, so that a build under the running shop takes nothing away that it would load later.
      build: { rolldownOptions: { input: './web/handler.ts', output: { codeSplitting: false } } },
      // React as a package would ask the environment at run time whether it is in production, and draw at half its speed.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: ['react', 'react-dom', 'react-router'] },
      }),
    },
  },
}))
