// Dispatch, bursting hours and safety.
import { languageOf } from '#domain/words/shown-language.ts'
import type { Order } from '#domain/order/order.ts'
import { dispatchPromise } from '#domain/season/dispatch-promise.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import './season-notes.css'
import { confirmation as confirmationWords } from '#domain/words/en/pages/confirmation.ts'
import { sentence, useWords } from '#web/ui/words.ts'

export function SeasonNotes({ order, settings }: { order: Order; settings: OrderPageSettings }) {
  const { burstingHours, safetyCard } = settings
  const text = useWords(confirmationWords)
  const promise = dispatchPromise(order, settings)
  return (
    <>
      {promise && (
        <section className="confirmation-card card stack" aria-labelledby="dispatch-title">
          <h2 id="dispatch-title" className="large">
            {text.dispatch}
          </h2>
          <p lang={languageOf(promise)}>{promise}</p>
        </section>
      )}
      {(burstingHours || safetyCard.length > 0) && (
        <section className="confirmation-card card stack" aria-labelledby="safety-title">
          <h2 id="safety-title" className="large">
            {text.safety}
          </h2>
          {burstingHours && (
            <p>
              {sentence(text.burstingHours({ hours: burstingHours }), { b: <b lang={languageOf(burstingHours)} /> })}
            </p>
          )}
          {safetyCard.length > 0 && (
            <ul className="safety-card stack gap-2 small">
              {safetyCard.map((line, index) => (
                <li key={index} lang={languageOf(line)}>
                  {line}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  )
}
