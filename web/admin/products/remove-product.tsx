// Asks before a product is deleted, and deletes it.
import { useFetcher } from 'react-router'
import type { Product } from '#domain/product.ts'
import { useDeletion } from '../kit/confirm-delete.ts'
import type { Notify } from '../kit/use-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { clientAction } from './route.tsx'

type Props = { product: Product | undefined; onClose: () => void; notify: Notify }

export function RemoveProduct({ product, onClose, notify }: Props) {
  const { data, state, Form } = useFetcher<typeof clientAction>()
  const { failure, close, send } = useDeletion({ askedId: product?.id, answer: data, onClose, notify })
  const footer = (
    <Form method="post" className="remove-product" onSubmit={send}>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={product?.id ?? ''} />
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button variant="danger" type="submit" busy={state !== 'idle'}>
        Delete
      </Button>
    </Form>
  )
  return (
    <Dialog open={product !== undefined} onClose={close} title="Delete Product" size="small" footer={footer}>
      <p>Are you sure you want to delete this product?</p>
      <p>
        <strong>{product?.name}</strong> <span className="code">{product?.code}</span>
      </p>
      <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
    </Dialog>
  )
}
