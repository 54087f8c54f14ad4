// Draws a QR code as one path, black on white in dark mode too; its container sets the size.
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** The standard's margin, in modules. */
const QUIET_ZONE = 4

export function QrCode({ text }: { text: string }) {
  const code = generate(text)
  const side = code.size + 2 * QUIET_ZONE
  return (
    <svg
      className="qr-code"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  )
}
