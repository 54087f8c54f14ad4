// The limits of the source tree.

/** In lines, tests included. */
export const LONGEST_FILE = 250
/** A file of at most this many lines with one importer belongs into its importer. */
export const SHORT_FILE = 20
/** The longest chain of imports inside one folder. */
export const MOST_LAYERS = 8
/** Above it a folder is worth a look: do its files still answer one question? */
export const MANY_MODULES = 20
