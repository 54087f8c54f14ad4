// Says which fields another admin changed while they were being edited here, and what stands there now.
import { changedMeanwhileText, type ProductPart, type ProductTexts } from '#domain/product-edit.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = { seen: ProductTexts; parts: readonly ProductPart[]; onTake: () => void }

export function EditConflict({ seen, parts, onTake }: Props) {
  const shown: Record<ProductPart, string> = {
    Image: seen.imageUrl === '' ? 'no image' : 'another image',
    'Product Name': seen.productName,
    Per: seen.unit === '1box' ? '1Box' : '1Pkt',
    Category: seen.category,
    Prices: `M.R.P ₹${seen.mrp}, ${seen.discount}% off, our price ₹${seen.ourPrice}`,
  }
  return (
    <Notice tone="warn">
      <p>{changedMeanwhileText(parts)}</p>
      <dl className="edit-conflict">
        {parts.map((part) => (
          <div key={part}>
            <dt>{part} now</dt>
            <dd>{shown[part]}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" variant="secondary" onClick={onTake}>
        Take what stands there now
      </Button>
    </Notice>
  )
}
