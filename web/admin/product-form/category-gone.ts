// Answers a save whose category was deleted while the form was open.

/**
 * For the `catch` of a save: throws other errors on. Compares names, because server and web bundle have different
 * classes.
 */
export function categoryGone(error: unknown): 'category gone' {
  if (error instanceof Error && error.name === 'NoSuchCategory') return 'category gone'
  throw error
}
