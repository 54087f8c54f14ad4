// The limits of the source tree: how much may lie in a folder or a file.

/** In lines, tests included. */
export const LONGEST_FILE = 250
/** A file of this many lines or fewer with one importer belongs into its importer. */
export const SHORT_FILE = 20
/** The longest chain of imports inside one folder. */
export const MOST_LAYERS = 8

const MOST_MODULES = 15
/** Flat folders of equals. */
const MOST_MODULES_IN: Record<string, number> = { domain: 40, 'web/ui': 20 }

/** The greatest number of modules, tests and style sheets aside, that may lie directly in the folder. */
export function limitOf(folder: string): number {
  return MOST_MODULES_IN[folder] ?? MOST_MODULES
}
