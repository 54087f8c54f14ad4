// Chooses the price list that the visitor has filled in; its lines are read like pasted ones.
import { useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { pastedList } from '#domain/words/en/pages/pasted-list.ts'
import { FileButton } from '#web/ui/file-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { sentence, useWords } from '#web/ui/words.ts'
import { pasteFile } from './saved-list.ts'
import type { SheetLines } from './sheet-lines.ts'

/** Some phones know the file by its type alone. */
const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function FilledSheet() {
  const text = useWords(pastedList)
  const [fault, setFault] = useState<string>()
  const [replaced, setReplaced] = useState<string>()
  /** The newest choice counts. */
  const chosen = useRef<File>(undefined)

  async function take(file: File) {
    chosen.current = file
    setFault(undefined)
    setReplaced(undefined)
    const read = await linesOf(file)
    if (chosen.current !== file) return
    if (read === 'away') return setFault(wordsOf(orderPage).partAway)
    if (typeof read === 'string') return setFault(read === 'empty' ? text.sheetEmpty : text.sheetOther)
    setReplaced(pasteFile(file.name, read.lines) ? file.name : undefined)
  }

  return (
    <div className="stack gap-2">
      <div className="spread lines-2">
        <p className="small">
          {sentence(text.sheet, { link: <Link to={href('/pricelist.xlsx')} reloadDocument download /> })}
        </p>
        <FileButton accept={XLSX} onFile={(file) => void take(file)}>
          {text.chooseSheet}
        </FileButton>
      </div>
      <div>
        <output className="small breaks">{replaced !== undefined && text.sheetReplaced({ name: replaced })}</output>
        <div role="alert">{fault && <Notice tone="bad">{fault}</Notice>}</div>
      </div>
    </div>
  )
}

/** 'away' without the script that reads files. */
async function linesOf(file: File): Promise<SheetLines | 'away'> {
  try {
    const { sheetLines } = await import('#web/storefront/order-now/pasted-list/sheet-lines.ts')
    return await sheetLines(file)
  } catch {
    return 'away'
  }
}
