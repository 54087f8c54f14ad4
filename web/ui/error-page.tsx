// A full-page error with a retry, a way home and the request id.
import { pagePath } from '#domain/language-address.ts'
import { ui } from '#domain/words/en/ui.ts'
import { Button } from './button.tsx'
import { LabelCard } from './label-card.tsx'
import { sentence, useWords } from './words.ts'
import './error-page.css'

type ErrorPageProps = { title: string; text: string; requestId: string | undefined }

export function ErrorPage(props: ErrorPageProps) {
  return (
    <main className="error-page">
      <ErrorLabel {...props} />
    </main>
  )
}

/** The same text inside an existing page. */
export function ErrorLabel({ title, text, requestId }: ErrorPageProps) {
  const words = useWords(ui)
  return (
    <LabelCard>
      <title>{title}</title>
      <div className="error-page-text stack gap-4 centred">
        <h1>{title}</h1>
        <p>{text}</p>
        {requestId && <p className="small soft">{sentence(words.request({ id: requestId }), { code: <code /> })}</p>}
        <div className="row gap-3 centred">
          <Button onClick={() => window.location.reload()}>{words.tryAgain}</Button>
          <a className="button" data-variant="secondary" href={pagePath('/')}>
            {words.home}
          </a>
        </div>
      </div>
    </LabelCard>
  )
}
