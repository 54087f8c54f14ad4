// The limits of the source tree: how long a file and a chain of imports may be, and when a folder is worth a look.

/** In lines, tests included. */
export const LONGEST_FILE = 250
/** A file of this many lines or fewer with one importer belongs into its importer. */
export const SHORT_FILE = 20
/** The longest chain of imports inside one folder. */
export const MOST_LAYERS = 8
/** A folder of more modules, tests and style sheets aside, is worth a look: do its files still answer one question? */
export const MANY_MODULES = 20
