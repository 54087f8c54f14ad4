// Records a shop with strace and cuts its power at hundreds of moments; with controls.
import { dataCheck } from '#domain/words/en/office/data-check.ts'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { expect, type Expected, linesIn, orderSent } from '#lab/audit/acknowledgements.ts'
import { auditSqlite } from '#lab/audit/auditor.ts'
import { sentencePattern } from '#lab/audit/sentence-pattern.ts'
import type { SqliteMutant } from '../inject/sqlite-mutants.ts'
import { record, type Work } from '../power-cut/record.ts'
import { loadRecording, type Recording, saveRecording } from '../power-cut/recording.ts'
import { replay } from '../power-cut/replay.ts'
import { control, countFaults, type Figure, notRun, type Part, type PartOptions } from '../figure.ts'

/** Enough for two checkpoints of SQLite's write-ahead log. */
const ROUNDS = 90
const CONTROL_CUTS = 60
/** One image in this many is opened by a shop that then takes an order. */
const STARTED = 50

const CONTROLS: [mutant: SqliteMutant, fault: RegExp][] = [
  ['syncs seldom', /was acknowledged and is lost/],
  ['acknowledges early', /was acknowledged and is lost/],
  ['takes stock later', sentencePattern(dataCheck.stock)],
]

export const powerCutPart: Part = {
  name: 'power-cuts',
  title: 'Power cuts on SQLite',
  async run(options) {
    const { seed, cuts, isQuick, hasStrace, scope, say } = options
    if (!hasStrace) return [notRun('recording of this build', 'strace is missing'), ...(await replayRecorded(options))]
    const rounds = isQuick ? 12 : ROUNDS
    const recording = await record(scope, { seed, rounds, withVideo: true })
    say(`recorded ${recording.events.length} events`)
    const figures = await replayed('power cuts', recording, options, startOneIn(STARTED, say))
    for (const [mutant, fault] of CONTROLS) {
      const wrong = await record(scope, { seed, rounds: 8, withVideo: false, mutant })
      const { faulty, images, faults } = await replay(scope, wrong, { cuts: Math.min(cuts, CONTROL_CUTS), seed })
      const figure = control(mutant, faults, fault)
      figures.push({ ...figure, value: `${figure.value}, ${faulty} of ${images} images` })
    }
    return figures
  },
}

/** Without strace the cuts use the recordings of the tests. */
async function replayRecorded(options: PartOptions): Promise<Figure[]> {
  const folder = join(import.meta.dirname, '../power-cut')
  const figures = await replayed(
    'power cuts in an earlier recording',
    loadRecording(join(folder, 'full.recording')),
    options,
  )
  const { faults } = await replay(options.scope, loadRecording(join(folder, 'normal.recording')), options)
  return [...figures, control('syncs seldom', faults, /was acknowledged and is lost/)]
}

async function replayed(
  what: string,
  recording: Recording,
  { scope, cuts, seed, say }: PartOptions,
  alsoAudit?: Audit,
) {
  const found = await replay(scope, recording, { cuts, seed, ...(alsoAudit && { alsoAudit }) })
  for (const fault of found.faults) say(fault)
  return [
    countFaults(`${what}: images with a lost, doubled, halved order or file`, found.images, found.faulty),
    { what: '  moments; orders acknowledged', value: `${found.cuts}; ${found.acknowledged}`, target: '', isMet: true },
  ]
}

type Audit = (folder: string, expected: Expected) => Promise<string[]>

/** A shop must open the image, take an order, and pass the audit. */
function startOneIn(times: number, say: (line: string) => void): Audit {
  let image = 0
  return async (folder, expected) => {
    image += 1
    if (image % times !== 0) return []
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-image-'))
    try {
      cpSync(folder, dataDir, { recursive: true })
      const running = await runShop({ dataDir })
      const key = newKey()
      const [{ contents = '' } = {}] = expected.sent.order.values()
      const items = linesIn(contents).slice(0, 1)
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
      const body = JSON.stringify({ customer: lakshmi, items })
      const { status } = await fetch(`${running.origin}/orders`, { method: 'POST', headers, body })
      await running.kill()
      say(`image ${image}: a shop opened it and answered an order with ${status}`)
      const after = structuredClone(expected)
      expect(after, orderSent(key, items))
      const faults = await auditSqlite(join(dataDir, 'shop.sqlite'), after)
      return status === 201 ? faults : [`an order was answered ${status}`, ...faults]
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

export async function recordForTests({ scope, seed }: Pick<PartOptions, 'scope' | 'seed'>): Promise<void> {
  const work: Work = { seed, rounds: 6, withVideo: false }
  const folder = join(import.meta.dirname, '../power-cut')
  saveRecording(join(folder, 'full.recording'), await record(scope, work))
  saveRecording(join(folder, 'normal.recording'), await record(scope, { ...work, mutant: 'syncs seldom' }))
}
