/** The names of the settings on the screen, and of their parts. */
import { wordsOf } from '../words/catalogue.ts'
import { settingLabels, settingParts } from '../words/en/office/shop/setting-fields.ts'

export type SettingLabel = keyof typeof settingLabels
export type PartLabel = Exclude<keyof typeof settingParts, 'message'>

/** Of a setting or a part of one. */
export function labelOf(name: SettingLabel | PartLabel): string {
  const { message: _message, ...parts } = wordsOf(settingParts)
  return { ...wordsOf(settingLabels), ...parts }[name]
}
