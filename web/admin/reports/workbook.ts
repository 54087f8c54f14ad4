// The response with a generated workbook; 503 while the worker is full.
import { wordsOf } from '#domain/words/catalogue.ts'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import type { SheetWorker, TaskInput } from '#server/spreadsheets/sheet-worker.ts'

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function writtenWorkbook(
  worker: SheetWorker,
  table: TaskInput<'write'>,
  fileName: string,
): Promise<Response> {
  try {
    return download(new Uint8Array(await worker.run('write', table)), fileName)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UnreadableSheet') throw error
    return new Response(wordsOf(reportWords).busy, {
      status: 503,
      headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' },
    })
  }
}

export function download(body: BodyInit, fileName: string, type = WORKBOOK): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
  }
  return new Response(body, { headers })
}
