// A file input to drop files on or to click.
import { type ReactNode, useState } from 'react'
import { Icon, type IconName } from './all-icons.tsx'
import './drop-zone.css'

export type DropZoneProps = {
  /** Names the input, so that a file chosen before hydration is found. */
  name?: string
  accept: string
  label: string
  hint: string
  /** Receives every file when `multiple` is set. */
  onFile: (file: File, all: readonly File[]) => void
  multiple?: boolean
  icon?: IconName
  disabled?: boolean
  describedBy?: string
  /** Shown beneath `hint`. */
  children?: ReactNode
}

/** Passes the file on unchecked: a dropped file may have any type. */
export function DropZone({
  name,
  accept,
  label,
  hint,
  onFile,
  multiple = false,
  icon = 'image',
  disabled = false,
  describedBy,
  children,
}: DropZoneProps) {
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    // Copied, since the list empties with its input.
    const all = [...(files ?? [])]
    const [file] = all
    if (file && !disabled) onFile(file, all)
  }
  return (
    <label className="drop-zone" data-over={over || undefined} data-disabled={disabled || undefined}>
      <input
        type="file"
        name={name}
        className="drop-zone-input"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={describedBy}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!disabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
        onChange={(event) => {
          take(event.target.files)
          // Lets the same file be chosen again.
          event.target.value = ''
        }}
      />
      <Icon name={icon} />
      <span className="drop-zone-label strong">{label}</span>
      <span className="drop-zone-hint small soft">{hint}</span>
      {children && <span className="drop-zone-hint small soft">{children}</span>}
    </label>
  )
}
