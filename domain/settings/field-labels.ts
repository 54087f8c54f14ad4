/** The names of the settings on the screen, and of their parts. */
import { wordsOf } from '../words/catalogue.ts'
import { settingLabels, settingParts } from '../words/en/office/shop/setting-fields.ts'
import { inTamil, type InTamil } from './translated.ts'

export type SettingLabel = keyof typeof settingLabels
export type PartLabel = Exclude<keyof typeof settingParts, 'inTamil'>
type Written = SettingLabel | PartLabel
/** Of a setting or a part of one, or of its Tamil text. */
export type Label = Written | InTamil<Written>

export function labelOf(name: Label): string {
  const { inTamil: ofTamil, ...parts } = wordsOf(settingParts)
  const labels = { ...wordsOf(settingLabels), ...parts }
  if (isWritten(name, labels)) return labels[name]
  const [, label = name] = Object.entries(labels).find(([english]) => inTamil(english) === name) ?? []
  return ofTamil({ label })
}

function isWritten(name: Label, labels: Record<Written, string>): name is Written {
  return Object.hasOwn(labels, name)
}
