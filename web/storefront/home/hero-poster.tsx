// The film's first frame: what everybody sees at once, and some for good.
import { PORTRAIT } from './portrait.ts'

export function HeroPoster() {
  return (
    <picture>
      <source media={PORTRAIT} srcSet="/hero/hero-tall.avif" type="image/avif" width="810" height="1440" />
      <source media={PORTRAIT} srcSet="/hero/hero-tall.jpg" width="810" height="1440" />
      <source srcSet="/hero/hero-wide.avif" type="image/avif" width="1600" height="900" />
      {/* Unpacked beside the page: in a task of the page it would hold up every frame. */}
      <img
        className="hero-still"
        src="/hero/hero-wide.jpg"
        alt=""
        width="1600"
        height="900"
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}
