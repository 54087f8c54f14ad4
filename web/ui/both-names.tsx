// A category's name, then its name in the other language.
import { languageOf } from '#domain/words/shown-language.ts'
import { type Named, namesOf } from '#domain/names/shown-name.ts'
import './both-names.css'

export function BothNames(named: Named) {
  const { shown, other } = namesOf(named)
  const lang = languageOf(shown)
  return (
    <>
      {lang ? <span lang={lang}>{shown}</span> : shown}
      {other && (
        <>
          {' '}
          <small className="other-name" lang={languageOf(other)}>
            {other}
          </small>
        </>
      )}
    </>
  )
}
