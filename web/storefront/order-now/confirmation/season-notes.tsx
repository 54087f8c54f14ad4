// Dispatch, bursting hours and safety.
import { languageOf } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { dispatchPromise } from '#domain/season/dispatch-promise.ts'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import './season-notes.css'

export function SeasonNotes({ order, settings }: { order: Order; settings: OrderPageSettings }) {
  const { burstingHours, safetyCard } = settings
  const promise = dispatchPromise(order, settings)
  return (
    <>
      {promise && (
        <section className="confirmation-card card stack" aria-labelledby="dispatch-title">
          <h2 id="dispatch-title" className="large">
            Dispatch
          </h2>
          <p lang={languageOf(promise)}>{promise}</p>
        </section>
      )}
      {(burstingHours || safetyCard.length > 0) && (
        <section className="confirmation-card card stack" aria-labelledby="safety-title">
          <h2 id="safety-title" className="large">
            Safety
          </h2>
          {burstingHours && (
            <p>
              Bursting hours: <b lang={languageOf(burstingHours)}>{burstingHours}</b>
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
