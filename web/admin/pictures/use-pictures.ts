// From chosen files to saved pictures; a stop keeps the finished ones.
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pictureMatcher } from '#domain/pictures/match-pictures.ts'
import type { Product } from '#domain/product/product.ts'
import { newIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { pauseOrOnline } from '#web/browser/pause.ts'
import { deviceStorage } from '#web/browser/storage.ts'
import { useFetcherResult } from '#web/admin/kit/use-fetcher-result.ts'
import { sendFile } from '#web/admin/media/send-file.ts'
import type { FailureCause } from '#web/admin/media/upload-result.ts'
import type { Done } from '#web/admin/products/bulk/done-notice.tsx'
import type { PicturesResult } from './intents.ts'
import { afterPictureEvent, type PictureRow, rowsOf, takenRows } from './picture-rows.ts'
import { type ReadFiles, readChosen } from './read-chosen.ts'
import { sendPictures } from './send-pictures.ts'
import { uploadedPictures } from './uploaded-pictures.ts'

/** `sent` of `total` pictures are uploaded. A stop with a message was not requested. */
export type Stage =
  | { at: 'choosing' }
  | { at: 'reading'; done: number; total: number }
  | { at: 'sending'; sent: number; total: number; row: number | undefined; progress: number; isLost: boolean }
  | { at: 'stopped'; sent: number; total: number; message?: string; cause?: FailureCause | undefined }
  | { at: 'saving'; sent: number }
  | { at: 'unsaved'; sent: number; message: string }

export type Pictures = ReturnType<typeof usePictures>

const nothingLeft: Omit<ReadFiles, 'pictures'> = { refused: [], ignored: 0 }

export function usePictures(all: readonly Product[]) {
  const products = useMemo(() => new Map(all.map((product) => [product.id, product])), [all])
  const [rows, dispatch] = useReducer(afterPictureEvent, [])
  const [stage, setStage] = useState<Stage>({ at: 'choosing' })
  const [left, setLeft] = useState(nothingLeft)
  const [done, setDone] = useState<Done>()
  const { submit, data } = useFetcher<PicturesResult>()
  const working = useRef<AbortController>(undefined)
  /** The pictures seen at the press of the button: a concurrent change by another admin stays. */
  const seen = useRef(new Map<string, string>())
  const attempt = useRef<{ of: string; key: string; rows: readonly PictureRow[] }>(undefined)

  useEffect(() => () => working.current?.abort(), [])

  const start = () => {
    working.current?.abort()
    working.current = new AbortController()
    return working.current.signal
  }

  const choose = async (files: readonly File[]) => {
    const signal = start()
    setDone(undefined)
    setStage({ at: 'reading', done: 0, total: 0 })
    const onProgress = (readSoFar: number, total: number) => setStage({ at: 'reading', done: readSoFar, total })
    const { pictures, refused, ignored } = await readChosen(files, { onProgress, signal })
    if (signal.aborted) return
    const before = rows.map(({ picture }) => picture)
    const known = new Set(before.map(({ path, print }) => `${path}\n${print}`))
    const added = pictures.filter(({ path, print }) => !known.has(`${path}\n${print}`))
    const uploaded = uploadedPictures(deviceStorage())
    const matcher = pictureMatcher(all)
    dispatch({
      type: 'chosen',
      rows: rowsOf([...before, ...added], matcher, products, ({ print }) => uploaded.urlOf(print)),
    })
    setLeft((earlier) => ({ refused: [...earlier.refused, ...refused], ignored: earlier.ignored + ignored }))
    setStage({ at: 'choosing' })
  }

  const send = async () => {
    const signal = start()
    setDone(undefined)
    const wanted = takenRows(rows, products)
    for (const { product } of wanted) {
      if (stage.at === 'choosing' || !seen.current.has(product)) {
        seen.current.set(product, products.get(product)?.imageUrl ?? '')
      }
    }
    const urls = new Map(wanted.flatMap(({ id, url }) => (url === '' ? [] : [[id, url] as const])))
    const waiting = wanted.filter(({ id }) => !urls.has(id))
    let total = wanted.length
    let row: number | undefined
    const show = (part: { progress?: number; isLost?: boolean }) =>
      signal.aborted || setStage({ at: 'sending', sent: urls.size, total, row, progress: 0, isLost: false, ...part })
    show({})
    const needs = { send: sendOnce, isThere, pause: pauseOrOnline, uploaded: uploadedPictures(deviceStorage()) }
    const events = {
      onStart({ id }: PictureRow) {
        row = id
        show({})
      },
      onProgress: (progress: number) => show({ progress }),
      onLost: () => show({ isLost: true }),
      onSent: ({ id }: PictureRow, url: string) => {
        urls.set(id, url)
        dispatch({ type: 'uploaded', id, url })
        show({})
      },
      onRefused: ({ id }: PictureRow, failure: string) => {
        total -= 1
        dispatch({ type: 'failed', id, failure })
      },
    }
    const stop = await sendPictures(waiting, needs, events, signal)
    if (signal.aborted) return
    if (stop) return setStage({ at: 'stopped', sent: urls.size, total, ...stop })
    save(wanted.flatMap((each) => (urls.has(each.id) ? [{ ...each, url: urls.get(each.id)! }] : [])))
  }

  const stop = () => {
    working.current?.abort()
    const wanted = takenRows(rows, products)
    setStage({ at: 'stopped', sent: uploadedOf(wanted).length, total: wanted.length })
  }

  const save = (uploaded: readonly PictureRow[]) => {
    if (uploaded.length === 0) return setStage({ at: 'choosing' })
    setStage({ at: 'saving', sent: uploaded.length })
    const of = JSON.stringify(uploaded.map(({ product, url }) => [product, url, seen.current.get(product) ?? '']))
    // A retry after a lost answer reuses its key.
    const key = attempt.current?.of === of ? attempt.current.key : newIdempotencyKey()
    attempt.current = { of, key, rows: uploaded }
    const form = new FormData()
    for (const [name, text] of Object.entries({ intent: 'pictures-apply', key, rows: of })) form.set(name, text)
    void submit(form, { method: 'post', encType: 'multipart/form-data' })
  }

  useFetcherResult(data, (result) => {
    const saved = attempt.current?.rows ?? []
    if (!result.ok) {
      if (result.errors && attempt.current) attempt.current.of = ''
      return setStage({ at: 'unsaved', sent: saved.length, message: result.message })
    }
    const { message, bulkChange, left: leftOut, missing } = result
    const uploaded = uploadedPictures(deviceStorage())
    for (const { product, picture } of saved) if (missing.includes(product)) uploaded.forget(picture.print)
    attempt.current = undefined
    dispatch({ type: 'saved', products: saved.flatMap(({ product }) => (missing.includes(product) ? [] : [product])) })
    dispatch({ type: 'files gone', products: missing })
    setDone({ message, bulkChange, left: leftOut })
    setStage({ at: 'choosing' })
  })

  const isUnderWay = stage.at === 'sending' || stage.at === 'saving' || stage.at === 'unsaved'
  return {
    rows,
    products,
    stage,
    /** Whether leaving loses a picture that is uploading, or uploaded but not assigned. */
    isUnsaved: isUnderWay || uploadedOf(takenRows(rows, products)).length > 0,
    left,
    done,
    dispatch,
    choose,
    send,
    stop,
    saveUploaded: () => save(uploadedOf(takenRows(rows, products))),
    saveAgain: () => save(attempt.current?.rows ?? []),
    closeDone: () => setDone(undefined),
    empty() {
      working.current?.abort()
      dispatch({ type: 'emptied' })
      setLeft(nothingLeft)
      setDone(undefined)
      setStage({ at: 'choosing' })
    },
  }
}

function uploadedOf(rows: readonly PictureRow[]): PictureRow[] {
  return rows.filter(({ url }) => url !== '')
}

function sendOnce(file: File, sending: { onProgress: (done: number) => void; signal: AbortSignal }) {
  return sendFile('image', file, { ...sending, onLost: () => {} })
}

async function isThere(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
  return answer?.ok === true
}
