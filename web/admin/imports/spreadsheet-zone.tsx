// Drop zone for a price list or a statement; names the size limit of the route.
import { type FileForm, fileForms, megabytesText, spreadsheetAccept } from '#domain/upload.ts'
import { DropZone, type DropZoneProps } from '#web/ui/drop-zone.tsx'

type Props = Pick<DropZoneProps, 'label' | 'disabled' | 'onFile'> & {
  /** The route that gets the file and enforces the limits. */
  form: FileForm
  /** Advice for a file that is too large. */
  advice: string
  onRefused: (message: string) => void
}

export function SpreadsheetZone({ form, advice, onFile, onRefused, ...zone }: Props) {
  const mostBytes = fileForms[form]
  const size = megabytesText(mostBytes)
  return (
    <DropZone
      name="file"
      accept={spreadsheetAccept}
      hint={`.xlsx or CSV, at most ${size}`}
      icon="upload"
      {...zone}
      onFile={(file, all) =>
        file.size > mostBytes ? onRefused(`This file is larger than ${size}. ${advice}`) : onFile(file, all)
      }
    />
  )
}
