// A deletion from its question to its answer; whoever closes the question meanwhile hears of it all the same.
import { useState } from 'react'
import { useFetcherResult } from './use-fetcher-result.ts'
import type { Notify } from './use-notice.ts'

/** `askedId` is what the question is about, undefined while it is closed; `answer` is that of the fetcher that deletes. */
type Setting = {
  askedId: string | undefined
  answer: { ok: boolean; message: string } | undefined
  onClose: () => void
  onRemoved?: (id: string) => void
  notify: Notify
}

/** `send` is to be called with each submission. `failure` is there while the question is still open. */
export function useDeletion({ askedId, answer, onClose, onRemoved, notify }: Setting) {
  const [sentId, setSentId] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  useFetcherResult(answer, ({ ok, message }) => {
    if (sentId === undefined) return
    const isOpen = sentId === askedId
    if (!ok) return isOpen ? setFailure(message) : notify('bad', message)
    onRemoved?.(sentId)
    notify('good', message)
    if (isOpen) close()
  })
  const send = () => {
    setFailure(undefined)
    setSentId(askedId)
  }
  return { failure, close, send }
}
