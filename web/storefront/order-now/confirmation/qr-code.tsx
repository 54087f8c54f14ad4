// A text as a QR code, drawn as one path that stays sharp at any size.
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

const QUIET_ZONE = 4

export function QrCode({ text }: { text: string }) {
  const code = generate(text)
  const side = code.size + 2 * QUIET_ZONE
  return (
    <svg className="qr-code" viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`} aria-hidden="true">
      <path d={toSvgPath(code)} />
    </svg>
  )
}
