// Five posters, each a link to its category.
import { href } from 'react-router'
import type { Poster } from '#domain/category/shown-categories.ts'
import { foreignImageUrls, imageUrl } from '#domain/image-url.ts'
import { languageOf } from '#domain/words/shown-language.ts'
import { home } from '#domain/words/en/pages/home.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { useOwnPicture } from './use-own-picture.ts'
import './poster-grid.css'

/** `pictures` come from the settings, one for each place, and override the category's poster. */
type PosterGridProps = { posters: readonly Poster[]; pictures: readonly string[]; shopNow: string }

export function PosterGrid({ posters, pictures, shopNow }: PosterGridProps) {
  const { lightFirst } = useWords(home)
  if (posters.length === 0) return null
  return (
    <section className="posters page" aria-labelledby="posters">
      <h2 id="posters" className="title centred">
        {lightFirst}
      </h2>
      <ul>
        {posters.map((poster, index) => (
          <li key={poster.category} className="poster">
            <Print poster={poster} picture={pictures[poster.place] ?? ''} height={index === 0 ? 960 : 720} />
            <div className="poster-caption spread">
              <div>
                <h3 lang={languageOf(poster.title)}>{poster.title}</h3>
                {poster.text && (
                  <p className="small soft" lang={languageOf(poster.text)}>
                    {poster.text}
                  </p>
                )}
              </div>
              <ButtonLink to={`${href('/ordernow')}?category=${encodeURIComponent(poster.category)}`}>
                <span>{shopNow}</span>
                <span className="visually-hidden">{`: ${poster.title}`}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Built-in posters have their own files; uploaded ones have the usual image sizes. */
function Print({ poster, picture, height }: { poster: Poster; picture: string; height: number }) {
  const { src: own, ...imageProps } = useOwnPicture(picture, { width: 640 })
  const { imageUrl: url, art } = own ? { imageUrl: picture, art: undefined } : poster
  const isLarge = height > 720
  const sizes = isLarge ? '(width < 60rem) 94vw, 33rem' : '(width < 60rem) 46vw, 19rem'
  const avif = art
    ? `/posters/${art}-360.avif 360w, /posters/${art}-720.avif 720w`
    : `${imageUrl(url, { width: 320, format: 'avif' })} 320w, ${imageUrl(url, { width: 640, format: 'avif' })} 640w`
  // Another origin may not serve these sizes.
  const hasSizes = !own || foreignImageUrls(own).length === 0
  return (
    <picture key={own ?? url}>
      {hasSizes && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={own ?? (art ? url : imageUrl(url, { width: 640 }))}
        {...imageProps}
        alt=""
        width="720"
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
