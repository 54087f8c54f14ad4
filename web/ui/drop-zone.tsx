// A place to drop a file on, or to press and choose one.
import { useState } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './drop-zone.css'

type DropZoneProps = {
  accept: string
  label: string
  hint: string
  onFile: (file: File) => void
  icon?: IconName
  disabled?: boolean
  describedBy?: string
}

/** The file is handed on unchecked: a dropped one may be of any type. */
export function DropZone({
  accept,
  label,
  hint,
  onFile,
  icon = 'image',
  disabled = false,
  describedBy,
}: DropZoneProps) {
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !disabled) onFile(file)
  }
  return (
    <label className="drop-zone" data-over={over || undefined} data-disabled={disabled || undefined}>
      <input
        type="file"
        className="drop-zone-input"
        accept={accept}
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
          // Choosing the same file again must count as a choice.
          event.target.value = ''
        }}
      />
      <Icon name={icon} />
      <span className="drop-zone-label">{label}</span>
      <span className="drop-zone-hint">{hint}</span>
    </label>
  )
}
