// What a save of a product answers when its category was deleted while the form was open.

/**
 * For the `catch` of a save: returns 'category gone' for NoSuchCategory and throws any other error on. By its name: the class of the
 * server is another one than that in the bundle of the web.
 */
export function categoryGone(error: unknown): 'category gone' {
  if (error instanceof Error && error.name === 'NoSuchCategory') return 'category gone'
  throw error
}
