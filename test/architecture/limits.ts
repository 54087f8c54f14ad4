// The marks of the source tree: `npm run yardsticks` prints them, `npm run check` enforces them.

/** In lines, tests included. */
export const LONGEST_FILE = 250
/** A file of at most this many lines with one importer belongs into its importer. */
export const SHORT_FILE = 12
/** The longest chain of imports inside one folder. */
export const MOST_LAYERS = 8
/** Above it a folder is worth a look: do its files still answer one question? */
export const MANY_MODULES = 20

/** Lines of a source file of the product. */
export const MEDIAN_LINES = 62
export const P90_LINES = 150
/** Below it, something new came without its tests. */
export const LEAST_TEST_SHARE = 0.8
export const MOST_COMMENT_PERCENT = 7
export const MOST_DEPENDENCIES = 18
/** Each module that the transaction of an order imports: stock, payments and the copy of an order that it replaces. */
export const MOST_ORDER_KEY_FILES = 24
/**
 * Its words are three of them: the catalogue, the way to read one, and the hook; the language of names is four. Storage is two,
 * since the first page loads only the one that reads and writes.
 */
export const MOST_CART_FILES = 18
