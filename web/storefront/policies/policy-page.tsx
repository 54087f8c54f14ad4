// Renders a policy as headings and paragraphs.
import { languageOf } from '#domain/words/shown-language.ts'
import type { PolicyBlock } from '#domain/policies/policies.ts'
import './policies.css'

export function PolicyPage({ title, blocks }: { title: string; blocks: readonly PolicyBlock[] }) {
  return (
    <article className="policy breaks">
      <h1>{title}</h1>
      {blocks.map((block, index) =>
        'heading' in block ? (
          <h2 key={index} lang={languageOf(block.heading)}>
            {block.heading}
          </h2>
        ) : (
          <p key={index} lang={languageOf(block.paragraph)}>
            {block.paragraph}
          </p>
        ),
      )}
    </article>
  )
}
