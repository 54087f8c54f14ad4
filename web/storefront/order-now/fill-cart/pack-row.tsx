// A pack: its name, price and stock, what is in it, and the button that adds it.
import { useState } from 'react'
import type { CartProduct } from '#domain/cart.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { soldOutText } from '#domain/pack/add-pack.ts'
import type { OfferedPack } from '#domain/pack/offered-packs.ts'
import { type PackLine, packPieces, packPrice, packStock, soldOut } from '#domain/pack/pack.ts'
import { languageOf, shownLanguage } from '#domain/words/shown-language.ts'
import { readyPacks } from '#domain/words/en/pages/ready-packs.ts'
import { BothNames } from '#web/ui/both-names.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { ProductName } from '../product-name.tsx'

type PackRowProps = {
  pack: OfferedPack
  lines: readonly PackLine<CartProduct>[]
  isAdding: boolean
  onAdd: () => void
}

export function PackRow({ pack, lines, isAdding, onAdd }: PackRowProps) {
  const text = useWords(readyPacks)
  const [isOpen, setOpen] = useState(false)
  const stock = packStock(lines)
  const about = aboutOf(pack)
  return (
    <li className="fill-card stack gap-1">
      <div className="spread nowrap baseline">
        <h3 className="breaks">
          <BothNames {...pack} />
        </h3>
        <b className="large" translate="no">
          {formatRupees(packPrice(lines))}
        </b>
      </div>
      {about && (
        <p className="small breaks" lang={languageOf(about)}>
          {about}
        </p>
      )}
      {stock === 0 && <p className="bad small strong breaks">{soldOutText(soldOut(lines))}</p>}
      <div className="spread nowrap">
        <p className="note">
          <span>
            {text.goodsAndPieces({
              goods: text.goods({ count: lines.length }),
              pieces: text.pieces({ count: packPieces(lines) }),
            })}
          </span>{' '}
          {stock > 0 && <span>{text.inStock({ count: stock })}</span>}
        </p>
        <Button
          variant="secondary"
          aria-label={text.addOf({ name: shownName(pack) })}
          disabled={stock === 0}
          busy={isAdding}
          onClick={onAdd}
        >
          {isAdding ? text.adding : text.add}
        </Button>
      </div>
      <details className="small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="touch">{text.show}</span>
        </summary>
        {isOpen && (
          <ul>
            {lines.map(({ product, quantity }) => (
              <li key={product.id} className="spread nowrap top">
                <span className="breaks">
                  <ProductName product={product} />
                </span>
                <span translate="no">{`${quantity} × ${formatRupees(product.pricePaise)}`}</span>
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}

/** A text in one language alone is better than none. */
function aboutOf({ about = '', tamilAbout = '' }: OfferedPack): string {
  return shownLanguage() === 'ta' ? tamilAbout || about : about || tamilAbout
}
