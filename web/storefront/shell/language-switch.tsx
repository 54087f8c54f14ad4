// Links to the same page in each other language.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { languageNames, languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { carriedHere } from '#web/browser/carried-page.ts'
import { whenIdle } from '#web/first-paint/when-idle.ts'
import './language-switch.css'

/** Until it is loaded, or without it, the links are plain ones. */
const load = () => void import('../languages/ways.ts').catch(() => {})

/** Loads another document, since each language has its own scripts. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const shown = shownLanguage()
  useEffect(() => (carriedHere() ? load() : whenIdle(load)), [])
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
