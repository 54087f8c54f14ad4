/** The settings with the shop's own messages to customers. */
import * as v from 'valibot'
import {
  lackingLink,
  languageLabel,
  MESSAGE_TEXT_MAX,
  messageLabel,
  messageLanguages,
  type MessageLanguage,
  type MessageName,
  messageNames,
  unknownField,
} from './message-fields.ts'
import { paragraphs } from '../plain-text.ts'
import { wordsOf } from '../words/catalogue.ts'
import { messageTitle } from '../words/en/office/shop/setting-fields.ts'
import { labelOf } from './field-labels.ts'
import { faultWords } from './fields.ts'

export type MessageKey = `${MessageName}-${MessageLanguage}`
/** A missing one has the default text. */
export type Messages = { readonly [Key in MessageKey]?: string }

/** Each message in each language. */
export const messageKeys: readonly MessageKey[] = messageNames.flatMap((name) =>
  messageLanguages.map((language) => `${name}-${language}` as const),
)

/** Returns 'Dispatched, in Tamil'. */
export function messageKeyLabel(key: MessageKey): string {
  const [name, language] = partsOf(key)
  return wordsOf(messageTitle).message({ name: messageLabel(name), language: languageLabel(language) })
}

function partsOf(key: MessageKey) {
  return key.split('-') as [MessageName, MessageLanguage]
}

export const messagesFields = {
  messages: v.pipe(
    v.strictObject(Object.fromEntries(messageKeys.map((key) => [key, v.optional(messageText(key))])), () =>
      faultWords().notMessages({ label: labelOf('messages') }),
    ),
    v.transform((texts): Messages => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))),
  ),
}

function messageText(key: MessageKey) {
  const message = () => faultWords().tooLong({ label: messageKeyLabel(key), max: MESSAGE_TEXT_MAX })
  return v.pipe(
    v.string(message),
    v.transform((text) => paragraphs(text)),
    v.maxLength(MESSAGE_TEXT_MAX, message),
    v.rawCheck(({ dataset, addIssue }) => {
      const [name] = partsOf(key)
      const sentence = dataset.typed
        ? (unknownField(dataset.value, name) ?? lackingLink(dataset.value, name))
        : undefined
      if (sentence !== undefined) addIssue({ message: sentence })
    }),
  )
}
