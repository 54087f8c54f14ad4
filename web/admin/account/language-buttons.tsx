// A button for each language, in its own letters. The form around them sends the pressed one as `language`.
import { languageNames, languages } from '#domain/language.ts'
import { account } from '#domain/words/en/office/account.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { useWords } from '#web/ui/words.ts'
import './language-buttons.css'

export function LanguageButtons() {
  const text = useWords(account)
  const shown = shownLanguage()
  return (
    <fieldset className="segmented language-buttons">
      <legend className="visually-hidden">{text.language}</legend>
      {languages.map((language) => (
        <button
          key={language}
          className="segment"
          type="submit"
          name="language"
          value={language}
          lang={language}
          // A browser that translates the page leaves the names.
          translate="no"
          aria-pressed={language === shown}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  )
}
