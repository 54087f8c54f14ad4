// Drop zone for a price list or a statement; names the size limit of the route.
import { type FileForm, fileForms, megabytesText, spreadsheetAccept } from '#domain/upload.ts'
import { imports } from '#domain/words/en/office/goods/imports.ts'
import { DropZone, type DropZoneProps } from '#web/ui/drop-zone.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = Pick<DropZoneProps, 'label' | 'disabled' | 'onFile'> & {
  /** The route that gets the file and enforces the limits. */
  form: FileForm
  /** Advice for a file that is too large. */
  advice: string
  onRefused: (message: string) => void
}

export function SpreadsheetZone({ form, advice, onFile, onRefused, ...zone }: Props) {
  const text = useWords(imports)
  const mostBytes = fileForms[form]
  const size = megabytesText(mostBytes)
  return (
    <DropZone
      name="file"
      accept={spreadsheetAccept}
      hint={text.fileHint({ size })}
      icon="upload"
      {...zone}
      onFile={(file, all) =>
        file.size > mostBytes ? onRefused(`${text.fileTooLarge({ size })} ${advice}`) : onFile(file, all)
      }
    />
  )
}
