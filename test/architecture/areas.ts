// Allowed imports: a row for each part of the tree; the longest matching path counts.

export type Area = {
  /** Start of its paths. */
  holds: string
  imports: string[]
  /** Starts of the paths that it may import with `import type`. */
  types?: string[]
  packages: string[] | 'any'
}

const FOR_SCREENS = [
  'web/ui/',
  'web/styles/',
  'web/browser/',
  'web/live/',
  'web/first-paint/',
  'web/offline/',
  'web/shop-context.ts',
  'web/http/unavailable.ts',
  'papers/bill-text.ts',
  'domain/',
]
// Commands and the lab may import the whole tree.
const EVERYTHING = [
  'bin/',
  'lab/',
  'test/',
  'server/',
  'web/',
  'papers/',
  'domain/',
  'build/',
  'main.ts',
  'run-shop.ts',
  'shop-process.ts',
]
const SCREEN_PACKAGES = ['react', 'react-dom', 'react-router', 'valibot', 'lean-qr', 'hucre']

export const areas: Area[] = [
  { holds: 'domain/', imports: ['domain/'], packages: ['valibot'] },
  { holds: 'papers/', imports: ['papers/', 'domain/'], packages: ['pdfkit', 'fontkit', 'bidi-js', 'lean-qr', 'node'] },
  { holds: 'server/', imports: ['server/', 'papers/', 'domain/'], packages: 'any' },
  { holds: 'web/', imports: ['web/', 'papers/', 'domain/'], types: ['server/'], packages: 'any' },
  {
    holds: 'web/ui/',
    imports: [
      'web/ui/',
      'domain/image-url.ts',
      'domain/language-address.ts',
      'domain/names/shown-name.ts',
      'domain/words/',
    ],
    packages: ['react', 'react-dom', 'react-router'],
  },
  {
    holds: 'web/browser/',
    imports: ['web/browser/', 'papers/estimate/estimate-pdf.ts', 'domain/'],
    types: ['server/'],
    packages: [...SCREEN_PACKAGES, 'virtual:order-words'],
  },
  {
    holds: 'web/live/',
    imports: ['web/live/', 'web/browser/', 'web/first-paint/', 'domain/'],
    packages: SCREEN_PACKAGES,
  },
  {
    holds: 'web/offline/',
    imports: ['web/offline/', 'web/live/', 'web/browser/', 'web/first-paint/', 'domain/'],
    packages: ['serwist'],
  },
  { holds: 'web/first-paint/', imports: ['web/first-paint/', 'web/browser/', 'domain/'], packages: 'any' },
  { holds: 'web/styles/', imports: ['web/styles/'], packages: 'any' },
  {
    holds: 'web/storefront/',
    imports: ['web/storefront/', ...FOR_SCREENS],
    types: ['server/'],
    packages: SCREEN_PACKAGES,
  },
  {
    holds: 'web/admin/',
    imports: [
      'web/admin/',
      'web/http/session-cookie.ts',
      'web/http/language-cookie.ts',
      'web/http/permissions.ts',
      ...FOR_SCREENS,
    ],
    types: ['server/'],
    packages: SCREEN_PACKAGES,
  },
  {
    holds: 'web/admin/reports/',
    imports: ['web/admin/', ...FOR_SCREENS],
    types: ['server/'],
    packages: [...SCREEN_PACKAGES, 'chart.js'],
  },
  {
    holds: 'web/endpoints/',
    imports: [
      'web/endpoints/',
      'web/storefront/shell/links.ts',
      'web/http/security-headers.ts',
      'web/http/session-cookie.ts',
      'web/http/permissions.ts',
      'web/shop-context.ts',
      'web/http/unavailable.ts',
      'domain/',
    ],
    types: ['server/'],
    packages: 'any',
  },
  { holds: 'main.ts', imports: ['build/'], types: ['run-shop.ts'], packages: 'any' },
  { holds: 'run-shop.ts', imports: ['server/', 'shop-process.ts'], packages: ['node'] },
  { holds: 'shop-process.ts', imports: ['server/', 'web/', 'domain/', 'build/', 'package.json'], packages: 'any' },
  {
    holds: 'artwork/',
    imports: ['artwork/', 'papers/', 'domain/', 'server/', 'web/', 'test/', 'bin/', 'build/'],
    packages: 'any',
  },
  { holds: 'lab/', imports: EVERYTHING, packages: 'any' },
  {
    holds: 'bin/',
    imports: ['bin/', 'test/', 'server/', 'web/', 'papers/', 'domain/', 'build/', 'main.ts'],
    packages: 'any',
  },
  { holds: 'test/', imports: EVERYTHING, packages: 'any' },
  { holds: 'vite.config.ts', imports: ['bin/compile/', 'domain/language.ts'], packages: 'any' },
  { holds: 'react-router.config.ts', imports: [], packages: 'any' },
]

export function areaOf(path: string): Area | undefined {
  return areas.filter(({ holds }) => path.startsWith(holds)).toSorted((a, b) => b.holds.length - a.holds.length)[0]
}
