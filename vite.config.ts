// Builds the browser's files and the one server bundle, whose entry is web/handler.ts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { asciiBundle } from './bin/compile/ascii-bundle.ts'
import { everyLanguage, orderWords, translatedWords } from './bin/compile/translated-words.ts'
import { isLanguage } from './domain/language.ts'

/** bin/build.ts builds the browser's files once for each language, and the server's bundle with the English ones. */
const { BUILD_LANGUAGE } = process.env
const language = isLanguage(BUILD_LANGUAGE) ? BUILD_LANGUAGE : 'en'

const RUNTIME = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
const FIRST_PAGE = ['web/root.tsx', 'web/storefront/shell/layout.tsx', 'web/storefront/home/route.tsx'].map(existing)
const ORDER_PAGE = ['web/storefront/order-now/route.tsx'].map(existing)
/**
 * Modules and words of one screen; those of `seo/`, the phone link, the logo and the notice of a closed shop, and the words of
 * the shell belong to several.
 */
const OWN =
  /\/web\/storefront\/(?!seo\/|shell\/(?:phone-link|closed-notice|shop-logo))|\/domain\/words\/en\/(?!pages\/shell|shop|ui)/

/** A part that is loaded later need not name what the root of every page has loaded, or its own page. */
const ON_EVERY_PAGE = /\/(?:rolldown-runtime|runtime|shared)-[\w-]+\.js$/
const ON_ORDER_PAGE = /\/(?:ordering|order-page)-[\w-]+\.js$/

function isLoadedBefore(file: string, host: string): boolean {
  return ON_EVERY_PAGE.test(file) || (ON_ORDER_PAGE.test(host) && ON_ORDER_PAGE.test(file))
}

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Returns the absolute path, and throws when the file was moved: a group of chunks would silently become empty. */
function existing(path: string): string {
  const file = join(import.meta.dirname, path)
  if (!existsSync(file)) throw new Error(`vite.config.ts names ${path}, which does not exist`)
  return file
}

/**
 * Groups modules into four files, which compress better than two dozen: the runtime of every page, what the first page shares
 * with other screens, what the order page shares with others, and the order page's own modules.
 */
function loadedWith(page: readonly string[], name: string, isMeant: (id: string) => boolean) {
  return (id: string, modules: Modules): string | null => {
    return isMeant(id) && isLoadedWith(page, id, modules) ? name : null
  }
}

const isShared = (id: string) => !OWN.test(id)
const isOrdering = (id: string) =>
  /\/web\/storefront\/order-now\/(?!route)|\/domain\/words\/en\/pages\/order-page/.test(id)

/** domain/, and no folder of that name in a package. */
const RULES = /^(?!.*\/node_modules\/).*\/domain\//

/** What is told to search engines, by the server alone: what only it imports is not loaded with the page. */
const STRUCTURED_DATA = /-structured-data\.ts$/

/** Loaded by a press in the browser. In the server's bundle they would load fonts, PDF and spreadsheets with each start. */
const ONLY_IN_BROWSERS = ['#papers/estimate/estimate-pdf.ts', '#web/storefront/order-now/pasted-list/sheet-lines.ts']

/** Follows static imports only: dynamic imports are loaded later. */
function isLoadedWith(page: readonly string[], id: string, modules: Modules): boolean {
  const seen = new Set([id])
  for (const each of seen) {
    if (page.some((file) => each.startsWith(file))) return true
    if (STRUCTURED_DATA.test(each)) continue
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  }
  return false
}

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    command === 'build' ? translatedWords(language) : everyLanguage(),
    orderWords(),
    asciiBundle(),
  ],
  resolve: { alias: { 'brotli/decompress.js': join(import.meta.dirname, 'papers/no-woff2.ts') } },
  // Found only after the page has opened, each would reload it in development.
  optimizeDeps: { include: ['pdfkit', 'fontkit', 'bidi-js', 'valibot', 'lean-qr', 'lean-qr/extras/svg'] },
  build: {
    // bin/compile/saved-files.ts reads it.
    manifest: true,
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) => files.filter((file) => !isLoadedBefore(file, hostId)),
    },
  },
  environments: {
    client: {
      build: {
        license: { fileName: 'licences.txt' },
        rolldownOptions: {
          // A rule of the shop does nothing by being loaded: a screen that imports it for the server alone does not load it.
          treeshake: { moduleSideEffects: [{ test: RULES, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'runtime', test: RUNTIME },
                { debugName: 'shared', name: loadedWith(FIRST_PAGE, 'shared', isShared) },
                { debugName: 'ordering', name: loadedWith(ORDER_PAGE, 'ordering', isShared) },
                { debugName: 'order-page', name: loadedWith(ORDER_PAGE, 'order-page', isOrdering) },
                // Each file of a later part is named by the page that loads it.
                { name: 'forgiving-search', test: /\/domain\/.*\/(?:forgiving-search|trade-words)\.ts$/ },
                { name: 'copyable-text', test: /\/web\/.*\/(?:copyable-text|copy-text)\.tsx?$/ },
                { name: 'indian-date', test: /\/domain\/(?:dates\/indian-date|words\/en\/dates)\.ts$/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // In one file, so that a build under the running shop takes nothing away that it would load later.
      build: {
        rolldownOptions: {
          input: language === 'en' ? './web/handler.ts' : './web/browser-files.ts',
          output: { codeSplitting: false, comments: false },
          external: ONLY_IN_BROWSERS,
        },
      },
      // React as a package would ask the environment at run time whether it is in production, and draw at half its speed.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
      }),
    },
  },
}))
