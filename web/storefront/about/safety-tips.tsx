// Safety tips: what to do and what to avoid.
import { about } from '#domain/words/en/pages/about.ts'
import { Icon } from '#web/ui/icon.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import './safety-tips.css'

export function SafetyTips() {
  const text = useWords(about)
  return (
    <section className="about-safety night" aria-labelledby="safety">
      <div className="page-inside stack gap-5">
        <h2 id="safety" className="title">
          {text.safety}
        </h2>
        <div className="about-safety-lists stack breaks">
          <TipList title={text.always} tips={text.alwaysTips} mark="check" />
          <TipList title={text.never} tips={text.neverTips} mark="close" />
        </div>
        <p>
          {sentence(text.burns, {
            all: <a href="tel:112">112</a>,
            fire: <a href="tel:101">101</a>,
            ambulance: <a href="tel:108">108</a>,
          })}
        </p>
      </div>
    </section>
  )
}

function TipList({ title, tips, mark }: { title: string; tips: readonly string[]; mark: 'check' | 'close' }) {
  return (
    <div data-mark={mark}>
      <h3>{title}</h3>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>
            <Icon name={mark} /> <span>{tip}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
