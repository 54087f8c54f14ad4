// The landing page's three points, in more detail.
import { LabelCard } from '#web/ui/label-card.tsx'

const points = [
  {
    title: 'Quality',
    text: 'Premium quality is a short word for a long habit: makers we know, stock of this season, boxes kept dry and packed by hand. What is damaged does not leave the shop.',
  },
  {
    title: 'Service',
    text: 'We call you back about everything you send us: what is there, what could replace it, what it costs with transport. After that you have a number to call, and someone who answers.',
  },
  {
    title: 'Faster',
    text: 'Fast delivery begins with packing: the parcel is made ready as soon as all is settled and goes with the next lorry. Delivery across India.',
  },
] as const

export function StandsFor() {
  return (
    <section className="about-points page" aria-labelledby="stands-for">
      <h2 id="stands-for" className="title centred">
        What we stand for
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
