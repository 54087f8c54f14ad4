// The account's intents: a new password, and a language.
import { data } from 'react-router'
import { isLanguage } from '#domain/language.ts'
import { intentTable, type Sender } from '../kit/intent.ts'
import { publicTexts, readPasswordChange } from '#domain/password/password.ts'
import type { Shop } from '#server/shop.ts'
import type { PasswordChange } from '#server/sign-in/sign-in.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { account } from '#domain/words/en/office/account.ts'
import { fieldText } from '../kit/intents.ts'
import { deviceId } from '../notifications/device-cookie.ts'
import { languageCookie } from '#web/http/language-cookie.ts'
import { sessionToken } from '#web/http/session-cookie.ts'

export const accountIntents = intentTable('people', {
  'change-password': { may: 'packer', says: () => wordsOf(account).saysPassword, run: changePassword },
  'choose-language': { may: 'packer', says: false, run: chooseLanguage },
})

/** Words of the shop and the admin make a password easy to guess, so the check gets them. */
async function changePassword(form: FormData, shop: Shop, { request, session }: Sender): Promise<PasswordChange> {
  const token = sessionToken(request)
  const read = readPasswordChange(
    { newPassword: fieldText(form, 'newPassword'), confirmPassword: fieldText(form, 'confirmPassword') },
    [...publicTexts(shop.settings), session.email],
  )
  if ('message' in read) return { ok: false, message: read.message, why: 'password' }
  return await shop.signIn.changePassword(token, read.password, deviceId(request))
}

export type LanguageChoice = { ok: true } | { ok: false; message: string }

/** The browser that chooses has it at once; others of the person follow with their next page. */
async function chooseLanguage(form: FormData, { people }: Shop, { session }: Sender) {
  const language = fieldText(form, 'language')
  if (!isLanguage(language)) throw data('unknown language', { status: 400 })
  await people.chooseLanguage(session.id, language)
  return data<LanguageChoice>({ ok: true }, { headers: { 'Set-Cookie': languageCookie(language) } })
}
