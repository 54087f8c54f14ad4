// Findings that stay, each with its reason.
import { officeShell } from '#domain/words/en/office/shell.ts'
import { MESSAGE } from '#test/states/storefront-states.ts'
import { pseudoCatalogue } from './pseudo-language.ts'

export const accepted: readonly RegExp[] = [
  // It moves through its window.
  /^cut: \.offer-banner-window/,
  // Names of companies.
  /^from no catalogue: (?:Facebook|Instagram|YouTube) /,
  // The states type these texts and choose these files, and save neither.
  /^from no catalogue: (?:Colour Rain|மழை|Pictures|pictures zip|IMG|one carton|two cartons|Monday to Saturday|am to pm)(?: |$)/,
  // A state pastes this list, whose lines the page shows.
  new RegExp(`^from no catalogue: .*\\(text\\): (?:${MESSAGE.split('\n').map(RegExp.escape).join('|')})$`),
  // The screen of the messages names their fields, and a state types one that is unknown.
  /^a placeholder without value \(text\): ⟦(?:\{name\} \{shop\} |\{date\} \{revised\} |pláácéé ííts íín \{due\} )/,
  // Rows of such a file.
  /^from no catalogue: (?:Bird Hydrogen bomb King of king|Pkt Pkt Box Box) /,
  // The address of a state has this number.
  /^from no catalogue: ORD20261120224520123 /,
  // The number of a sale that the device has not sent yet.
  /^from no catalogue: CTR\d+ /,
  // A setting's name, and beside it that it is optional, or what its Tamil is.
  /^two sentences glued to one \(text\): ⟦[^⟧]*⟧ ?⟦(?:\(óóptííóónáál\)|[^⟧]*Éénglíísh yóóúúr shóów[^⟧]*)⟧$/,
  // A version of the settings and, smaller beside it, its moment.
  /^a number outside its sentence \(text\): ⟦\d+ Véérsííóón⟧ /,
  // A state answers an upload so, as a service of another host may.
  /^from no catalogue: Please sign in again /,
  // A screen's name and, smaller beside it, what it is for: two labels of one heading.
  new RegExp(`^two sentences glued to one \\(text\\): ⟦[^⟧]*⟧ (?:${subtitles().join('|')})$`),
]

function subtitles(): string[] {
  const shell = Object.entries(pseudoCatalogue(officeShell))
  return shell.flatMap(([key, text]) => (key.endsWith('About') ? [RegExp.escape(String(text))] : []))
}
