// Suggestions for a search without results.
import { ui } from '#domain/words/en/ui.ts'
import { Button } from './button.tsx'
import { useWords } from './words.ts'
import './did-you-mean.css'

type DidYouMeanProps = {
  suggestions: readonly string[]
  /** Returns the text's language where it differs from the page's. */
  languageOf: (text: string) => string | undefined
  onSearch: (text: string) => void
}

export function DidYouMean({ suggestions, languageOf, onSearch }: DidYouMeanProps) {
  const words = useWords(ui)
  if (suggestions.length === 0) return null
  return (
    <p className="did-you-mean row centred breaks">
      <span>{words.didYouMean}</span>
      {suggestions.map((text) => (
        <Button key={text} variant="secondary" size="small" lang={languageOf(text)} onClick={() => onSearch(text)}>
          {text}
        </Button>
      ))}
    </p>
  )
}
