// Five posters on the wall, one large and four small, each the way to its category.
import { href } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { posters } from './posters.ts'
import './poster-grid.css'

export function PosterGrid({ shopNow }: { shopNow: string }) {
  return (
    <section className="posters" aria-labelledby="posters">
      <h2 id="posters">What will you light first?</h2>
      <ul>
        {posters.map(({ art, title, text, category }, index) => (
          <li key={art} className="poster">
            <Print art={art} height={index === 0 ? 960 : 720} />
            <div className="poster-caption">
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <ButtonLink to={`${href('/ordernow')}?category=${encodeURIComponent(category)}`}>
                {shopNow}
                <span className="visually-hidden">: {title}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Print({ art, height }: { art: string; height: number }) {
  const isLarge = height > 720
  const sizes = isLarge ? '(width < 60rem) 94vw, 33rem' : '(width < 60rem) 46vw, 19rem'
  return (
    <picture>
      <source type="image/avif" srcSet={`/posters/${art}-360.avif 360w, /posters/${art}-720.avif 720w`} sizes={sizes} />
      <img src={`/posters/${art}.jpg`} alt="" width="720" height={height} loading="lazy" decoding="async" />
    </picture>
  )
}
