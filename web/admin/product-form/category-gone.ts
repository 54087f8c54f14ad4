// What a save of a product answers when its category was deleted while the form was open.
import { NoSuchCategory } from '#domain/category/category-form.ts'

/** For the `catch` of a save: returns 'category gone' for NoSuchCategory and throws any other error on. */
export function categoryGone(error: unknown): 'category gone' {
  if (error instanceof NoSuchCategory) return 'category gone'
  throw error
}
