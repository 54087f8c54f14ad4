// Five posters on the wall, one large and four small, each the way to its category.
import { href } from 'react-router'
import type { Poster } from '#domain/category/shown-categories.ts'
import { imageUrl } from '#domain/image-url.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import './poster-grid.css'

type PosterGridProps = { posters: readonly Poster[]; shopNow: string }

export function PosterGrid({ posters, shopNow }: PosterGridProps) {
  if (posters.length === 0) return null
  return (
    <section className="posters" aria-labelledby="posters">
      <h2 id="posters">What will you light first?</h2>
      <ul>
        {posters.map((poster, index) => (
          <li key={poster.category} className="poster">
            <Print poster={poster} height={index === 0 ? 960 : 720} />
            <div className="poster-caption">
              <div>
                <h3>{poster.title}</h3>
                {poster.text && <p lang={poster.lang}>{poster.text}</p>}
              </div>
              <ButtonLink to={`${href('/ordernow')}?category=${encodeURIComponent(poster.category)}`}>
                {shopNow}
                <span className="visually-hidden">: {poster.title}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A drawn poster has files of its own; one that was uploaded is there in the sizes of every picture. */
function Print({ poster: { imageUrl: url, art }, height }: { poster: Poster; height: number }) {
  const isLarge = height > 720
  const sizes = isLarge ? '(width < 60rem) 94vw, 33rem' : '(width < 60rem) 46vw, 19rem'
  const avif = art
    ? `/posters/${art}-360.avif 360w, /posters/${art}-720.avif 720w`
    : `${imageUrl(url, { width: 320, format: 'avif' })} 320w, ${imageUrl(url, { width: 640, format: 'avif' })} 640w`
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={art ? url : imageUrl(url, { width: 640 })}
        alt=""
        width="720"
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
