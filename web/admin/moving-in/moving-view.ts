// What the screen of moving in shows, in words; made on the server, so that hydration matches.
import { type ImportSummary, noteLines, sections } from '#domain/shop-import/import-summary.ts'
import { listInWords } from '#domain/list-in-words.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importSummary } from '#domain/words/en/office/shop/import-summary.ts'
import { movingIn as words } from '#domain/words/en/office/shop/moving-in.ts'
import type { MovingStatus } from '#server/moving-in/moving-in.ts'
import type { Shop } from '#server/shop.ts'
import { type KindsView, kindsView } from './kinds-view.ts'

/** A row of the table of counts: a label, and its number for each list of the export. */
export type CountRow = { label: string; counts: readonly number[] }

/** `remarks` are sentences about fields that are not imported. */
export type ReportView = {
  lists: readonly string[]
  counts: readonly CountRow[]
  notes: readonly string[]
  outcomes: KindsView
  remarks: readonly string[]
}

type Import = { id: string; name: string; by: string }

export type MovingView =
  | { step: 'file' }
  | (Import & {
      step: 'running'
      act: 'check' | 'save'
      progress: string
      value?: number | undefined
      isCancelling: boolean
    })
  | (Import & { step: 'refused' | 'interrupted'; sentence: string })
  | (Import & {
      step: 'checked'
      report: ReportView
      /** Why the last save has saved nothing. */
      failure: string
      /** '' if there is nothing to save. */
      adds: string
      /** Why it is not saved here. */
      tooMany: string
      waits: string
    })
  | (Import & { step: 'saved'; report: ReportView; difference: string; backup: string })

export type CheckedView = Extract<MovingView, { step: 'checked' }>

type Needs = Pick<Shop, 'movingIn'>

export async function movingView({ movingIn }: Needs): Promise<MovingView> {
  const status = await movingIn.status()
  if (!status) return { step: 'file' }
  const text = wordsOf(words)
  const { id, name, by, stage, summary, sentence = '', expected, backup = '' } = status
  const shown = { id, name, by }
  if (stage === 'checking' || stage === 'saving') return { ...shown, ...runningView(status) }
  if (stage === 'interrupted check') return { ...shown, step: 'interrupted', sentence: text.interruptedCheck }
  if (stage === 'interrupted save') return { ...shown, step: 'interrupted', sentence: text.interruptedSave }
  if (stage === 'unchecked') return { ...shown, step: 'interrupted', sentence }
  if (stage === 'refused' || !summary) return { ...shown, step: 'refused', sentence }
  const report = await reportView(movingIn, summary, stage === 'saved')
  if (stage === 'saved')
    return {
      ...shown,
      step: 'saved',
      report,
      difference: expected ? text.otherThanChecked({ rows: added(expected) }) : '',
      backup,
    }
  const { mostOrders = Infinity } = movingIn.openLimits ?? {}
  return {
    ...shown,
    step: 'checked',
    report,
    failure: sentence,
    adds: addsText(summary),
    tooMany: summary.orders.added > mostOrders ? text.tooMany({ most: mostOrders }) : '',
    waits: waitsText(movingIn, summary),
  }
}

function runningView({ stage, progress, isCancelling = false }: MovingStatus) {
  const text = wordsOf(words)
  const { task = '', done = 0, total = 0 } = progress ?? {}
  const shown = task === '' ? text.beginning : task
  return {
    step: 'running' as const,
    act: stage === 'saving' ? ('save' as const) : ('check' as const),
    progress: total > 0 ? text.progress({ task: shown, done, total }) : shown,
    value: total > 0 ? done / total : undefined,
    isCancelling,
  }
}

/** '' if there is nothing to save. */
function addsText(summary: ImportSummary): string {
  const text = wordsOf(words)
  if (sections.some((section) => summary[section].added > 0)) return text.saveText({ rows: added(summary) })
  return summary.pictures.late > 0 ? text.savePictures : ''
}

function added({ products, orders, videos }: ImportSummary): string {
  const text = wordsOf(words)
  const rows = [
    ...(products.added > 0 ? [text.products({ count: products.added })] : []),
    ...(orders.added > 0 ? [text.orders({ count: orders.added })] : []),
    ...(videos.added > 0 ? [text.videos({ count: videos.added })] : []),
  ]
  return listInWords(rows) || text.noRow
}

/** '' if customers notice nothing. */
function waitsText({ openLimits }: Needs['movingIn'], { orders }: ImportSummary): string {
  if (!openLimits || orders.added < openLimits.ordersPerSecond) return ''
  return wordsOf(words).ordersWait({ seconds: Math.ceil(orders.added / openLimits.ordersPerSecond) })
}

async function reportView(movingIn: Needs['movingIn'], summary: ImportSummary, isSaved: boolean): Promise<ReportView> {
  const text = wordsOf(words)
  const lists = wordsOf(importSummary)
  const { kinds, unread } = await movingIn.rows()
  const rows = [
    ['all', text.inExport],
    ['added', text.isNew],
    ['mended', text.mended],
    ['same', text.same],
    ['left', text.left],
    ['refused', text.refused],
  ] as const
  return {
    lists: sections.map((section) => lists[section]),
    counts: rows.map(([name, label]) => ({ label, counts: sections.map((section) => summary[section][name]) })),
    notes: noteLines(summary, { isSaved }),
    outcomes: kindsView(kinds),
    remarks: unread,
  }
}
