// The choice of a language in the profile menu; the page is loaded again in it.
import { href, useFetcher } from 'react-router'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { languageIn } from '#web/http/language-cookie.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useFetcherResult } from '../kit/use-fetcher-result.ts'
import { LanguageButtons } from './language-buttons.tsx'
import type { LanguageChoice } from './intents.ts'

export function LanguageForm({ onChosen }: { onChosen: () => void }) {
  const fetcher = useFetcher<LanguageChoice>()
  useFetcherResult(fetcher.data, ({ ok }) => {
    if (!ok) return
    onChosen()
    // The browser asks first where something is not saved.
    if (languageIn(document.cookie) !== shownLanguage()) window.location.reload()
  })
  const refusal = fetcher.state === 'idle' && fetcher.data?.ok === false ? fetcher.data.message : undefined
  return (
    <fetcher.Form method="post" action={href('/admin/account')} className="stack" defaultShouldRevalidate={false}>
      <input type="hidden" name="intent" value="choose-language" />
      <LanguageButtons />
      <div role="alert">{refusal && <Notice tone="bad">{refusal}</Notice>}</div>
    </fetcher.Form>
  )
}
