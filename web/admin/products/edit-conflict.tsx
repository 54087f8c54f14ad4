// Says which fields another admin changed while they were being edited here, and what stands there now.
import { changedMeanwhileText } from '#domain/product-edit.ts'
import { fieldsOf, type ProductPart, type ProductTexts } from '#domain/product-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { seen: ProductTexts; parts: readonly ProductPart[]; onTake: () => void }

export function EditConflict({ seen, parts, onTake }: Props) {
  /** Where a part is more than the text of its field. */
  const shown: Partial<Record<ProductPart, string>> = {
    Image: seen.imageUrl === '' ? 'no image' : 'another image',
    Video: seen.videoUrl === '' ? 'no video' : 'another video',
    Per: seen.unit === '1box' ? '1Box' : '1Pkt',
    Prices: `M.R.P ₹${seen.mrp}, ${seen.discount || 0}% off, our price ₹${seen.ourPrice}`,
  }
  return (
    <Notice tone="warn">
      <p>{changedMeanwhileText(parts)}</p>
      <dl className="edit-conflict">
        {parts.map((part) => (
          <div key={part}>
            <dt>{part} now</dt>
            <dd>{shown[part] ?? fieldsOf(part).map((name) => seen[name])}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" variant="secondary" onClick={onTake}>
        Take what stands there now
      </Button>
    </Notice>
  )
}
