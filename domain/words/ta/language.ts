// The Tamil of the language itself.
import type { Translation } from '../catalogue.ts'
import type { language as english } from '../en/language.ts'

export const language = {
  code: 'ta',
  tag: 'ta-IN',
  locale: 'ta_IN',
  alphabet: '்அாிீுூெேைொோௌஆஇஈஉஊஎஏஐஒஓஔஃகஙசஞடணதநபமயரலவழளறனஜஶஷஸஹ',
} as const satisfies Translation<typeof english>
