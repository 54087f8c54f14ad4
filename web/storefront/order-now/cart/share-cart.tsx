// Shares the cart as a link, or copies the link.
import { useState } from 'react'
import type { Cart } from '#domain/cart.ts'
import { pagePath } from '#domain/language-address.ts'
import { sharedHash } from '#domain/shared-cart/cart-link.ts'
import { sharedCart } from '#domain/words/en/pages/shared-cart.ts'
import { shareLink } from '#web/browser/share/share-link.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'

/** The outcome goes with the next change of the cart, whose link is another. */
export function ShareCart({ cart }: { cart: Cart }) {
  const text = useWords(sharedCart)
  const [result, setResult] = useState<{ url: string; outcome: 'copied' | 'refused' }>()
  const hash = sharedHash(cart.map(({ product: { code }, quantity }) => ({ code, quantity })))
  const url = new URL(pagePath('/ordernow') + hash, window.location.href).href
  const outcome = result?.url === url ? result.outcome : undefined

  async function share() {
    const now = await shareLink({ title: text.shareTitle, url })
    setResult(now === 'shared' ? undefined : { url, outcome: now })
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void share()}>
        <Icon name={outcome === 'copied' ? 'check' : 'share'} /> <span>{text.share}</span>
      </Button>
      <output className="small breaks">
        {outcome === 'copied' && <span>{text.linkCopied}</span>}
        {outcome === 'refused' && <span>{url}</span>}
      </output>
    </>
  )
}
