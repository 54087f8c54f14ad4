/** The settings as readers of a language see them. */
import type { Language } from '../language.ts'
import type { ShopSettings } from './shop-settings.ts'
import { inTamil, type TamilField, type TranslatedField, translatedFields } from './translated.ts'

/** Makes the compiler reject settings that still have the texts of both languages. */
export type OneLanguage = { [Field in TamilField]?: never }

/** `otherName` is the shop's name in the language that the reader does not read, '' if it has one name. */
export type ReaderSettings = Omit<ShopSettings, TamilField | 'tamilName'> & OneLanguage & { otherName: string }

export function settingsIn(language: Language, settings: ShopSettings): ReaderSettings {
  const shown = { ...settings, ...textsIn(language, settings), ...namesIn(language, settings) }
  for (const field of [...translatedFields.map(inTamil), 'tamilName']) Reflect.deleteProperty(shown, field)
  const dispatchPromises = settings.dispatchPromises.map(({ tamilPromise, ...row }) => ({
    ...row,
    ...(language === 'ta' && tamilPromise && { promise: tamilPromise }),
  }))
  return { ...(shown as Omit<typeof shown, TamilField | 'tamilName'>), dispatchPromises }
}

/** The text of the language, else the owner's English; an empty one means the usual text, which has both languages. */
function textsIn(language: Language, settings: ShopSettings): Pick<ShopSettings, TranslatedField> {
  const texts = translatedFields.map((field) => {
    const [english, tamil] = [settings[field], settings[inTamil(field)]]
    return [field, language === 'en' || isEmpty(tamil) ? english : tamil]
  })
  const chosen = Object.fromEntries(texts) as Pick<ShopSettings, TranslatedField>
  if (language === 'en') return chosen
  return {
    ...chosen,
    // Our sentences name the town: an English one would mix the languages.
    place: settings.tamilPlace,
    policies: { ...settings.policies, ...settings.tamilPolicies },
  }
}

/** Payment apps have the English name. */
function namesIn(language: Language, { name, tamilName, payeeName }: ShopSettings) {
  if (language === 'en' || tamilName === '') return { name, otherName: tamilName, payeeName }
  return { name: tamilName, otherName: name, payeeName: payeeName || name }
}

/** Of a text, a list or an object. */
function isEmpty(value: string | object): boolean {
  return Object.keys(value).length === 0
}
