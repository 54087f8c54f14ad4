// Links to the same page in each other language.
import { useLocation } from 'react-router'
import { languageNames, languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import './language-switch.css'

/** Loads another document, since each language has its own scripts. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const shown = shownLanguage()
  return (
    <div className="language-switch">
      {languages
        .filter((language) => language !== shown)
        .map((language) => (
          <a
            key={language}
            href={pathIn(language, pathname) + search}
            hrefLang={language}
            lang={language}
            className="middle strong"
            // The cached page has no parameters that it ignores.
            suppressHydrationWarning
          >
            {languageNames[language]}
          </a>
        ))}
    </div>
  )
}
