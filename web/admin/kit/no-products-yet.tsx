// The two ways to the first products: the whole list, or one.
import { href } from 'react-router'
import { common } from '#domain/words/en/office/common.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'

export function NoProductsYet() {
  const text = useWords(common)
  return (
    <div className="row gap-3 lines-2 centred">
      <ButtonLink to={href('/admin/import')}>{text.importPriceList}</ButtonLink>
      <ButtonLink to={href('/admin/upload')} variant="secondary">
        {text.uploadProduct}
      </ButtonLink>
    </div>
  )
}
