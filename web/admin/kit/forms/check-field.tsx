// A check box with its label, as high as a finger needs.
import type { ComponentProps } from 'react'
import './check-field.css'

export function CheckField({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="check-field row nowrap">
      <input type="checkbox" {...input} /> <span>{children}</span>
    </label>
  )
}
