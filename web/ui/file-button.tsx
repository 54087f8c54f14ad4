// A button that opens the file chooser.
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'

type Props = {
  accept: string
  variant?: 'primary' | 'secondary'
  disabled?: boolean
  onFile: (file: File) => void
  children: ReactNode
}

export function FileButton({ accept, variant = 'secondary', disabled = false, onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // Choosing the same file again must fire a change event.
          target.value = ''
        }}
      />
    </>
  )
}
