// A chosen picture, its product, and the picture that it replaces.
import type { Dispatch } from 'react'
import { languageOf } from '#domain/words/shown-language.ts'
import type { Product } from '#domain/product/product.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { pictures as words } from '#domain/words/en/office/goods/pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Select } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/all-icons.tsx'
import { ProductImage } from '#web/ui/product-image.tsx'
import { useWords } from '#web/ui/words.ts'
import type { PictureEvent, PictureRow } from './picture-rows.ts'
import { Thumbnail } from './thumbnail.tsx'
import './picture-row.css'

export type RowProps = {
  row: PictureRow
  /** The current target product. */
  product: Product | undefined
  /** All products, where the owner must choose. */
  choices: ReadonlyMap<string, Product> | undefined
  /** Path of another file for the same product. */
  other: string | undefined
  isOtherTaken: boolean
  isInShop: boolean
  /** False during upload and save. */
  isOpen: boolean
  progress: number | undefined
  dispatch: Dispatch<PictureEvent>
  onAsk: (row: PictureRow) => void
}

export function PictureRowView(props: RowProps) {
  const { row, product, choices, other, isInShop, isOpen, dispatch, onAsk } = props
  const text = useWords(words)
  const { id, picture, match, isTaken, failure } = row
  const [name = '', ...folders] = picture.path.split(/[\\/]/).toReversed()
  const choose = (chosen: string) => dispatch({ type: 'assigned', id, product: chosen })
  return (
    <li className="picture-row stack lines-0" data-taken={isTaken || undefined}>
      <label className="picture-tick tick">
        <input
          type="checkbox"
          aria-label={product ? text.addTo({ file: name, product: product.name }) : text.chooseFirst({ file: name })}
          checked={isTaken && product !== undefined}
          disabled={!isOpen || isInShop || !product}
          onChange={({ target }) => dispatch({ type: 'ticked', id, isTaken: target.checked })}
        />
      </label>
      <Thumbnail picture={picture} />
      <p className="picture-file">
        <b className="breaks" lang={languageOf(name)}>
          {name}
        </b>
        <small className="note">
          {folders.length > 0 && `${folders.toReversed().join(' / ')} · `}
          {sizeText(picture.bytes)}
        </small>
        <PictureState {...props} />
      </p>
      <Icon name="arrow-right" />
      <span className="picture-present">
        {product && (
          <ProductImage url={product.imageUrl} alt="" width={64} height={64} sizes="4rem" missing="noImage" />
        )}
      </span>
      <div className="picture-product stack gap-1">
        {product && (
          <p>
            <b className="breaks" lang={languageOf(product.name)}>
              {product.name}
            </b>
            <small className="note">
              {product.code} · {product.category}
              {product.contents !== '' && ` · ${product.contents}`}
            </small>
          </p>
        )}
        {!product && match.ids.length === 0 && <p className="soft">{text.noProductYet}</p>}
        {choices && isOpen && (
          <Select
            aria-label={text.productOf({ file: name })}
            value={match.ids.includes(row.product) ? row.product : ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{text.whichOne}</option>
            {match.ids.map((each) => (
              <option key={each} value={each}>
                {choiceText(choices.get(each))}
              </option>
            ))}
          </Select>
        )}
      </div>
      {isOpen && !isInShop && (
        <Button
          size="small"
          variant="secondary"
          aria-label={(product ? text.changeOf : text.chooseOf)({ file: name })}
          onClick={() => onAsk(row)}
        >
          {product ? text.change : text.chooseProduct}
        </Button>
      )}
      {other !== undefined && !isInShop && (
        <p className="picture-says note breaks" data-open={isUndecided(props) || undefined}>
          {(isUndecided(props) ? text.otherFileTick : text.otherFile)({ file: other.split(/[\\/]/).at(-1) ?? '' })}
        </p>
      )}
      {failure !== '' && (
        <p className="picture-says note breaks" data-open>
          {failure}
        </p>
      )}
    </li>
  )
}

/** Two files for one product, neither ticked. */
function isUndecided({ row, other, isOtherTaken }: RowProps): boolean {
  return other !== undefined && !isOtherTaken && !row.isTaken
}

function PictureState(props: RowProps) {
  const { row, product, isInShop, progress } = props
  const text = useWords(words)
  const { match, isTaken, url, failure } = row
  if (isInShop) return <Chip tone="good">{text.isInShop}</Chip>
  if (progress !== undefined) return <Chip tone="warn">{text.uploading({ percent: Math.round(progress * 100) })}</Chip>
  if (failure !== '') return <Chip tone="bad">{text.notTaken}</Chip>
  if (!product) return null
  if (url !== '' && isTaken) return <Chip tone="good">{text.uploaded}</Chip>
  if (!isTaken && match.by === 'guess') return <Chip tone="warn">{text.isGuess}</Chip>
  if (isTaken) return product.imageUrl === '' ? <Chip>{text.firstPicture}</Chip> : <Chip>{text.replaces}</Chip>
  return isUndecided(props) ? <Chip tone="warn">{text.whichPicture}</Chip> : <Chip>{text.isLeftOut}</Chip>
}

function choiceText(product: Product | undefined): string {
  if (!product) return ''
  const { code, name, category, contents } = product
  return [name, category, contents, code].filter((part) => part !== '').join(' · ')
}

function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  const text = wordsOf(words)
  return megabytes < 0.1
    ? text.kilobytes({ size: Math.max(1, Math.round(bytes / 1024)) })
    : text.megabytes({ size: megabytes.toFixed(1) })
}
