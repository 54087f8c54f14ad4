// Safety tips: what to do and what to avoid.
import { Icon } from '#web/ui/icon.tsx'
import './safety-tips.css'

const always = [
  'Burst crackers outdoors, in the open, away from houses, dry leaves, vehicles and wires.',
  'Keep a bucket of water and a bucket of sand beside you.',
  'Wear cotton that fits close, and closed shoes.',
  'Light with a long sparkler or agarbathi at arm’s length, face turned away, and step back at once.',
  'Let children light things only with an adult beside them.',
  'Put used sparklers and spent crackers into water before you throw them away.',
]

const never = [
  'Never bend over a cracker that did not go off: wait, then pour water on it.',
  'Never light anything in your hand that is not made to be held.',
  'Never carry crackers in a pocket, or store them near a stove, a lamp or the sun.',
  'Never light a rocket that leans, or under trees and balconies.',
  'Never burst near hospitals, schools or animals, nor outside the hours that your district allows.',
]

export function SafetyTips() {
  return (
    <section className="about-safety night" aria-labelledby="safety">
      <div className="page-inside stack gap-5">
        <h2 id="safety" className="title">
          Safety tips for bursting crackers
        </h2>
        <div className="about-safety-lists stack">
          <TipList title="Always" tips={always} mark="check" />
          <TipList title="Never" tips={never} mark="close" />
        </div>
        <p>
          For a burn: cool it under running water for twenty minutes, put nothing else on it, and see a doctor.
          Emergency <a href="tel:112">112</a>, fire <a href="tel:101">101</a>, ambulance <a href="tel:108">108</a>.
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
