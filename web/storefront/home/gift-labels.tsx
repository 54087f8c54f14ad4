// Two matchbox labels that open the fancy crackers and the gift boxes.
import { categoryPath } from '#domain/category.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LabelCard } from '#web/ui/label-card.tsx'
import './gift-labels.css'

const labels = [
  {
    art: 'fancy',
    tone: 'night',
    title: 'Fancy crackers',
    text: 'Colours that climb, whistle and rain down gold.',
    to: categoryPath("Fancy items (Children's Special)"),
  },
  {
    art: 'gift',
    tone: 'vermilion',
    title: 'Gift boxes',
    text: 'One box with something for everyone in the family.',
    to: categoryPath('Gift box'),
  },
] as const

export function GiftLabels() {
  return (
    <section className="gift-labels" aria-label="Fancy crackers and gift boxes">
      {labels.map(({ art, tone, title, text, to }) => (
        <LabelCard key={art} tone={tone}>
          <div className="gift-label" data-art={art}>
            <h2>{title}</h2>
            <p>{text}</p>
            <ButtonLink to={to} variant="secondary">
              Shop Now
            </ButtonLink>
          </div>
        </LabelCard>
      ))}
    </section>
  )
}
