// What a search that finds nothing may have meant: a press searches for it.
import { Button } from './button.tsx'
import './did-you-mean.css'

type DidYouMeanProps = {
  suggestions: readonly string[]
  /** Returns the language of a text where it is not the page's. */
  languageOf: (text: string) => string | undefined
  onSearch: (text: string) => void
}

/** Nothing without suggestions. */
export function DidYouMean({ suggestions, languageOf, onSearch }: DidYouMeanProps) {
  if (suggestions.length === 0) return null
  return (
    <p className="did-you-mean">
      <span>Did you mean</span>
      {suggestions.map((text) => (
        <Button key={text} variant="secondary" size="small" lang={languageOf(text)} onClick={() => onSearch(text)}>
          {text}
        </Button>
      ))}
    </p>
  )
}
