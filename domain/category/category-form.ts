/** The form of a category, and its merge with concurrent edits. */
import * as v from 'valibot'
import { type Category, type ListedCategory, spellingKey } from './category.ts'
import { FILE_URL, FILE_URL_MAX, typedLine } from '../form-text.ts'
import { eachAlone, merge } from '../three-way.ts'
import { type Words, wordsOf } from '../words/catalogue.ts'
import { categories } from '../words/en/office/goods/categories.ts'
import { uploads } from '../words/en/office/goods/uploads.ts'

export const CATEGORY_NAME_MAX = 60

/** Read when the fault is found: a constant would keep one language. */
function say(sentence: (text: Words<typeof categories>) => string) {
  return () => sentence(wordsOf(categories))
}

const required = say((text) => text.nameRequired)
const unreadable = say((text) => text.nameUnreadable)
const nameOfAll = say((text) => text.nameOfAll)
const posterInvalid = () => wordsOf(uploads).invalidImage

const presentName = v.pipe(
  typedLine,
  v.nonEmpty(required),
  v.maxLength(
    CATEGORY_NAME_MAX,
    say((text) => text.nameTooLong({ most: CATEGORY_NAME_MAX })),
  ),
  v.check((text) => spellingKey(text) !== '', unreadable),
  v.check((text) => spellingKey(text) !== spellingKey('All Categories'), nameOfAll),
)

const localName = v.pipe(
  typedLine,
  v.maxLength(
    CATEGORY_NAME_MAX,
    say((text) => text.tamilNameTooLong({ most: CATEGORY_NAME_MAX })),
  ),
)

const pictureUrl = v.pipe(
  typedLine,
  v.maxLength(FILE_URL_MAX, posterInvalid),
  v.check((url) => url === '' || FILE_URL.test(url), posterInvalid),
)

const schema = v.object({
  name: presentName,
  tamilName: localName,
  posterUrl: pictureUrl,
  inFooter: v.pipe(
    v.optional(v.unknown(), ''),
    v.transform((text) => text === 'on'),
  ),
})

export type CategoryDraft = v.InferOutput<typeof schema>
export type CategoryField = keyof CategoryDraft
/** A ticked box is 'on'. */
export type CategoryTexts = Record<CategoryField, string>
export const categoryFields = Object.keys(schema.entries) as CategoryField[]

/** Returns the draft, or messages by field and the first of them for the form. */
export function readCategoryForm(
  input: Record<string, unknown>,
): { draft: CategoryDraft } | { errors: Record<string, string>; message: string } {
  const result = v.safeParse(schema, input)
  if (result.success) return { draft: result.output }
  const errors: Record<string, string> = {}
  for (const [field, messages] of Object.entries(v.flatten(result.issues).nested ?? {})) {
    if (messages?.[0]) errors[field] = messages[0]
  }
  return { errors, message: Object.values(errors)[0] ?? required() }
}

export function categoryTexts(category: ListedCategory & { posterUrl: string; inFooter: boolean }): CategoryTexts {
  const { name, tamilName = '', posterUrl, inFooter } = category
  return { name, tamilName, posterUrl, inFooter: inFooter ? 'on' : '' }
}

/** Returns the other category with an equivalent name; undefined if the name is free. */
export function categoryNamed<C extends { id: string; name: Category }>(
  list: readonly C[],
  name: string,
  exceptId?: string,
): C | undefined {
  const key = spellingKey(name)
  return list.find((each) => each.id !== exceptId && spellingKey(each.name) === key)
}

export function nameTaken(name: Category): string {
  return wordsOf(categories).nameTaken({ name })
}

const labels = {
  name: 'name',
  tamilName: 'tamilName',
  posterUrl: 'poster',
  inFooter: 'footer',
} as const satisfies Record<CategoryField, keyof typeof categories>

export function categoryLabel(field: CategoryField): string {
  return wordsOf(categories)[labels[field]]
}

/** Three-way merge. `conflicts` are fields that both sides changed differently. */
export function mergeCategory(
  seen: CategoryDraft,
  edited: CategoryDraft,
  now: CategoryDraft,
): { merged: CategoryDraft } | { conflicts: CategoryField[] } {
  return merge(eachAlone(categoryFields), { seen, edited, now })
}

/** The category of a product to save does not exist. */
export class NoSuchCategory extends Error {
  override name = 'NoSuchCategory'
}
