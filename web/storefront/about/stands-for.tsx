// The landing page's three points, in more detail.
import { about } from '#domain/words/en/pages/about.ts'
import { LabelCard } from '#web/ui/label-card.tsx'
import { useWords } from '#web/ui/words.ts'

export function StandsFor() {
  const words = useWords(about)
  const points = [
    { title: words.quality, text: words.qualityText },
    { title: words.service, text: words.serviceText },
    { title: words.faster, text: words.fasterText },
  ]
  return (
    <section className="about-points page" aria-labelledby="stands-for">
      <h2 id="stands-for" className="title centred">
        {words.points}
      </h2>
      <ul className="stack gap-5">
        {points.map(({ title, text }) => (
          <li key={title}>
            <LabelCard>
              <h3>{title}</h3>
              <p>{text}</p>
            </LabelCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
