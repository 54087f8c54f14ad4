/** Default text of the page Privacy. */
import type { ReaderSettings } from '../settings/settings-in.ts'
import { wordsOf } from '../words/catalogue.ts'
import { privacyPolicy } from '../words/en/pages/policies.ts'

/** Promises only what the program does. A line with '# ' is a heading. */
export function privacyText(settings: ReaderSettings): string[] {
  const text = wordsOf(privacyPolicy, settings)
  const { name, address, phone, email, keepCustomersMonths: months } = settings
  const kept = months % 12 === 0 ? text.keptYears({ count: months / 12 }) : text.keptMonths({ count: months })
  return [
    text.intro({ name }),
    `# ${text.kept}`,
    text.keptText,
    text.keptLanguage,
    `# ${text.why}`,
    text.whyText,
    `# ${text.seenBy}`,
    text.seenByText,
    `# ${text.howLong}`,
    months > 0 ? `${kept} ${text.deletedThen}` : text.keptUntilAsked,
    text.backups,
    `# ${text.onDevice}`,
    text.onDeviceText,
    `# ${text.rights}`,
    text.rightsText,
    text.contact({ phone, email, address }),
  ]
}
