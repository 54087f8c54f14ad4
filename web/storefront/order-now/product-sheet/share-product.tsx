// Shares or copies the product's link.
import { useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { pagePath } from '#domain/language-address.ts'
import { productPath } from '#domain/product/product.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { productSheet } from '#domain/words/en/pages/product-sheet.ts'
import { shareLink } from '#web/browser/share/share-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { useWords } from '#web/ui/words.ts'

export function ShareProduct({ product }: { product: CartProduct }) {
  const text = useWords(productSheet)
  const { code } = product
  const [result, setResult] = useState<{ code: string; outcome: 'copied' | 'refused' }>()
  const outcome = result?.code === code ? result.outcome : undefined
  const url = new URL(pagePath(productPath(code)), window.location.href).href

  async function share() {
    const now = await shareLink({ title: shownName(product), url })
    setResult(now === 'shared' ? undefined : { code, outcome: now })
  }

  return (
    <div className="product-sheet-share row small">
      <Button variant="secondary" size="small" onClick={() => void share()}>
        <Icon name={outcome === 'copied' ? 'check' : 'share'} /> {text.share}
      </Button>
      <output>
        {outcome === 'copied' && <span>{text.linkCopied}</span>}
        {outcome === 'refused' && <span className="product-sheet-link breaks">{url}</span>}
      </output>
    </div>
  )
}
