// Asks before a product is deleted, and deletes it.
import { useFetcher } from 'react-router'
import type { Product } from '#domain/product.ts'
import { useAnswer } from '#web/admin/frame/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { clientAction } from './route.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type Props = { product: Product; onClose: () => void; onRemoved: (message: string) => void }

export function RemoveProduct({ product, onClose, onRemoved }: Props) {
  useReturnFocus()
  const { data, state, Form } = useFetcher<typeof clientAction>()
  useAnswer(data, (answer) => {
    if (answer.ok) onRemoved(answer.message)
  })
  const footer = (
    <Form method="post" className="remove-product">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={product.id} />
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="danger" type="submit" busy={state !== 'idle'}>
        Delete
      </Button>
    </Form>
  )
  return (
    <Dialog open onClose={onClose} title="Delete Product" size="small" footer={footer}>
      <p>Are you sure you want to delete this product?</p>
      <p>
        <strong>{product.name}</strong> <span className="code">{product.code}</span>
      </p>
      <div role="alert">{data && !data.ok && state === 'idle' && <Notice tone="bad">{data.message}</Notice>}</div>
    </Dialog>
  )
}
