/** Trade words in Tamil, in Latin spellings of Tamil and Hindi, and in English. */
import { foldedWords } from './spelling.ts'

/** The word in names of goods, and its synonyms; each finds the other. */
const same: readonly (readonly [word: string, spellings: string])[] = [
  ['lakshmi', 'laxmi lakshmy latchmi latchumi letchmi letchumi lachmi லட்சுமி லக்ஷ்மி லஷ்மி லெட்சுமி'],
  ['kuruvi', 'குருவி sparrow'],
  ['jallikattu', 'ஜல்லிக்கட்டு jalikattu'],
  ['bijili', 'bijli பிஜிலி'],
  ['wala', 'wallah vala வாலா saravedi saraveddi sara saram சரவெடி சர சரம்'],
  ['chorsa', 'chorsha sorsa சோர்சா'],
  ['bomb', 'bom gundu குண்டு பாம்'],
  ['atom', 'anu அணு'],
  ['atombomb', 'anugundu அணுகுண்டு'],
  ['flower', 'poo பூ'],
  ['pot', 'chatti சட்டி'],
  [
    'flowerpot',
    'poochatti puchatti pooshatti pusvanam pushvanam puspanam poovanam pushwanam busvanam பூச்சட்டி புஸ்வாணம் புஷ்வாணம் புஸ்வானம் புஷ்வானம் பூவாணம்',
  ],
  ['colour', 'vanna vannam kalar வண்ண வண்ணம் கலர்'],
  ['ground', 'tharai தரை'],
  ['chakkar', 'tharachakkaram தராச்சக்கரம்'],
  ['chakkar', 'chakra chakram chakkaram chakar chakkara chakri chakkari sakkaram sakkara சக்கரம் சக்கரங்கள் சக்ரம் சக்கர்'],
  ['sparkler', 'sparkle kambi kampi phuljhadi fuljhadi phooljhadi கம்பி'],
  ['sattai', 'saattai chattai சாட்டை'],
  ['snake', 'pambu paambu பாம்பு'],
  ['tablet', 'mathirai maathirai மாத்திரை'],
  ['match', 'theepetti thipetti தீப்பெட்டி'],
  ['pencil', 'pensil பென்சில்'],
  ['smoke', 'pugai pukai புகை'],
  ['cap', 'கேப்'],
  ['gun', 'pistol thuppakki துப்பாக்கி'],
  ['shot', 'ஷாட் ஷாட்ஸ்'],
  ['rocket', 'raket roket rakket ராக்கெட்'],
  ['gift', 'parisu பரிசு கிப்ட்'],
  ['box', 'petti பெட்டி பாக்ஸ்'],
  ['peacock', 'mayil மயில்'],
  ['bambaram', 'pambaram பம்பரம்'],
  ['children', 'child kid kuzhanthai குழந்தை குழந்தைகள்'],
  ['big', 'periya periyathu பெரிய பெரியது'],
  ['small', 'chinna siriya சின்ன சிறிய சிறியது'],
  ['gold', 'thangam தங்கம் தங்க'],
  ['silver', 'velli வெள்ளி'],
  ['red', 'sivappu சிவப்பு'],
  ['green', 'pachai பச்சை'],
  ['special', 'ஸ்பெஷல்'],
  ['deluxe', 'delux டீலக்ஸ்'],
  ['fancy', 'பேன்சி ஃபேன்சி'],
  ['single', 'சிங்கிள்'],
  ['multi', 'மல்டி'],
  ['gaint', 'ஜெயன்ட்'],
  ['star', 'நட்சத்திரம்'],
  ['cm', 'centimeter centimetre செமீ'],
  ['pc', 'piece பீஸ்'],
  ['item', 'வகை'],
]

/** Words that visitors use for these goods, among others. */
const wider: typeof same = [
  ['sparkler', 'mathappu mathapu mathaappu mathaapu மத்தாப்பு மத்தாப்பூ'],
  ['chakkar', 'sangu zamin bhuchakra சங்கு'],
  ['shot', 'vaana vana aerial skyshot வான'],
  ['wala', 'ladi lar garland string'],
  ['flowerpot', 'anar'],
  ['gift', 'hamper combo'],
  ['one', 'ஒற்றை'],
]

/** Words for any cracker: alone they match the whole catalogue. */
const crackers = new Set(
  foldedWords(
    'cracker pattasu pattaasu pataasu patasu pattas patakha pataka patake firework vedi vedigal பட்டாசு வெடி पटाखा पटाखे',
  ),
)

/** Words that are useless beside others. */
const generic = new Set([
  ...crackers,
  ...foldedWords('diwali divali deepavali deepawali sivakasi inch the of for with தீபாவளி சிவகாசி இஞ்ச் दिवाली दीपावली'),
])

const meanings = tableOf([...same, ...wider])
const meaningsInNames = tableOf(same)

/** Returns the names of goods that the word may mean. */
export function meaningsOf(word: string): readonly string[] {
  return meanings.get(word) ?? []
}

/** Returns the meaning of a word in a product's name. */
export function meaningInName(word: string): string | undefined {
  return meaningsInNames.get(word)?.[0]
}

/** Returns all words with a meaning, folded. */
export function knownSpellings(): Iterable<string> {
  return meanings.keys()
}

/** Removes generic words unless all are. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isGeneric(word))
  return telling.length > 0 ? telling : words
}

/** Returns true for a word that any product may be called by. */
export function meansCracker(word: string): boolean {
  return crackers.has(word)
}

/** Returns true for a word that tells no product from another. */
export function isGeneric(word: string): boolean {
  return generic.has(word)
}

function tableOf(rows: typeof same): ReadonlyMap<string, string[]> {
  const table = new Map<string, string[]>()
  for (const [word, spellings] of rows) {
    for (const spelling of foldedWords(spellings)) table.set(spelling, [...(table.get(spelling) ?? []), word])
  }
  return table
}
