/** Finds a state or territory by its usual spellings. */
import { stateNames } from '../words/ta/places.ts'

/** Short and former names, without spaces. */
const OTHER_NAMES: Record<string, string> = {
  tn: 'tamilnadu',
  thamizhnadu: 'tamilnadu',
  tamizhnadu: 'tamilnadu',
  ap: 'andhrapradesh',
  ka: 'karnataka',
  kl: 'kerala',
  pondicherry: 'puducherry',
  pondy: 'puducherry',
  orissa: 'odisha',
  uttaranchal: 'uttarakhand',
  newdelhi: 'delhi',
  nctofdelhi: 'delhi',
  telengana: 'telangana',
  chattisgarh: 'chhattisgarh',
  தமிழகம்: 'tamilnadu',
  பாண்டிச்சேரி: 'puducherry',
}

const byLetters = new Map(
  Object.entries(stateNames).flatMap(([name, tamil]) => [name, tamil].map((each) => [lettersOf(each), name] as const)),
)

/** 'tamilnadu' and 'TN' are Tamil Nadu; undefined if unknown. */
export function findState(text: string): string | undefined {
  const letters = lettersOf(text)
  return byLetters.get(Object.hasOwn(OTHER_NAMES, letters) ? OTHER_NAMES[letters]! : letters)
}

function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{M}]/gu, '')
}
