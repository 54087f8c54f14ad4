/** Recognizes districts of Tamil Nadu and Puducherry by their Tamil names and their other spellings. */
import { puducherryDistricts, tamilNaduDistricts } from '../words/ta/places.ts'

/** As customers write them, by the official name. */
const otherSpellings: Readonly<Record<string, string>> = {
  Chengalpattu: 'Chengalpet',
  Coimbatore: 'Kovai',
  Dharmapuri: 'Dharumapuri',
  Dindigul: 'Dindukkal',
  Kallakurichi: 'Kallakkurichi',
  Kancheepuram: 'Kanchipuram',
  Kanniyakumari: 'Kanyakumari',
  Nagapattinam: 'Nagappattinam',
  'The Nilgiris': 'Nilgiris',
  Pudukkottai: 'Pudukottai',
  Ramanathapuram: 'Ramnad',
  Ranipet: 'Ranipettai',
  Sivaganga: 'Sivagangai',
  Tenkasi: 'Thenkasi',
  Thanjavur: 'Tanjore',
  Thoothukudi: 'Tuticorin Thoothukkudi',
  Tiruchirappalli: 'Trichy Tiruchi Thiruchirappalli',
  Tirunelveli: 'Thirunelveli',
  Tirupathur: 'Tirupattur Thirupathur',
  Tiruppur: 'Tirupur Thiruppur',
  Tiruvallur: 'Thiruvallur',
  Tiruvannamalai: 'Thiruvannamalai',
  Tiruvarur: 'Thiruvarur',
  Viluppuram: 'Villupuram',
  Virudhunagar: 'Virudunagar',
  Puducherry: 'Pondicherry',
}

const officialNames = new Map(
  Object.entries({ ...tamilNaduDistricts, ...puducherryDistricts }).flatMap(([official, tamil]) =>
    [official, tamil, ...(otherSpellings[official]?.split(' ') ?? [])].map((each) => [folded(each), official] as const),
  ),
)

/** Returns the official English name of a district in any spelling; another text as it is. */
export function officialDistrict(typed: string): string {
  return officialNames.get(folded(typed)) ?? typed
}

function folded(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}
