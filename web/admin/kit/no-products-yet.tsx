// The two ways to the first products: the whole list, or one.
import { href } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'

export function NoProductsYet() {
  return (
    <div className="row gap-3 lines-2 centred">
      <ButtonLink to={href('/admin/import')}>Import your price list</ButtonLink>
      <ButtonLink to={href('/admin/upload')} variant="secondary">
        Upload Product
      </ButtonLink>
    </div>
  )
}
