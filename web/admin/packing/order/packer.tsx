// Packs one order: progress, lines to tick, completion.
import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { languageOf } from '#domain/words/shown-language.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { notTakenText } from '#domain/order/order-shortage.ts'
import type { PackingLine } from '#domain/packing/packing-line.ts'
import { lineState, notPackedYet, packingProgress } from '#domain/packing/packing-state.ts'
import type { Notify } from '#web/admin/kit/use-notice.ts'
import { Icon } from '#web/ui/all-icons.tsx'
import { BothNames } from '#web/ui/both-names.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { heldPresses, keptPresses, withoutKnown } from '../device-presses.ts'
import { UnsentNote } from '../unsent-note.tsx'
import { keepPress, type Pressed, type usePresses } from '../use-presses.ts'
import type { PackedOrder } from './load-packing.ts'
import { PackedDialog } from './packed-dialog.tsx'
import { PackedNote } from './packed-note.tsx'
import { PackerRow } from './packer-row.tsx'
import { ShortDialog } from './short-dialog.tsx'

type Props = { order: PackedOrder; presses: ReturnType<typeof usePresses>; notify: Notify }

export function Packer({ order, presses: { kept, waiting, failure }, notify }: Props) {
  const { orderId, sections, presses, removed, refusal, lacking, packedNote, packingNote, others } = order
  const text = useWords(packingWords)
  const [asked, setAsked] = useState<PackingLine>()
  const [isEnding, setEnding] = useState(false)
  useEffect(() => keptPresses.change((now) => withoutKnown(now, { orderId, presses })), [orderId, presses])

  const held = heldPresses(orderId, presses, kept)
  const lines = sections.flatMap((section) => section.lines)
  const progress = packingProgress(lines, (id) => held.get(id))
  const left = removed.filter(({ productId }) => held.get(productId)?.state !== 'open')
  const say = (pressed: Omit<Pressed, 'orderId'>) => keepPress({ orderId, ...pressed }, held.get(pressed.productId))
  const toggle = ({ productId, quantity }: PackingLine) => {
    const isTicked = lineState({ quantity }, held.get(productId)) === 'ticked'
    say({ productId, quantity, there: quantity, state: isTicked ? 'open' : 'ticked' })
  }
  const end = () => {
    const open = notPackedYet(progress, left.length)
    if (open === undefined) return setEnding(true)
    notify('warn', open)
    document.querySelector('.packer-row:not([data-state="ticked"])')?.scrollIntoView({ block: 'center' })
  }
  const isOver = refusal !== undefined
  // A packed order that somebody unpacks must not ask again.
  if (isOver && isEnding) setEnding(false)
  return (
    <div className="packer stack">
      <PackerHead order={order} />
      <div className="packer-progress stack gap-1">
        <output>
          {text.linesAndPieces({
            lines: text.linesDone({ done: progress.done, count: progress.lines }),
            pieces: text.piecesDone({ done: progress.piecesDone, count: progress.pieces }),
          })}
        </output>
        <progress max={progress.pieces} value={progress.piecesDone} aria-label={text.packedSoFar} />
        <UnsentNote waiting={waiting} failure={failure} />
      </div>
      {packingNote !== undefined && <Notice tone="warn">{packingNote}</Notice>}
      {isOver && packedNote === undefined && <Notice tone="bad">{refusal}</Notice>}
      {lacking && <Notice tone="bad">{notTakenText(lacking)}</Notice>}
      {packedNote !== undefined && <PackedNote orderId={orderId} note={packedNote} notify={notify} />}
      {others.length > 0 && !isOver && <Notice>{text.alsoPacking({ names: others.join(', ') })}</Notice>}
      {left.map(({ productId, name, quantity }) => (
        <Notice key={productId} tone="bad">
          <div className="row">
            <p className="grow">{text.removedLine({ count: quantity, name })}</p>
            <Button
              variant="secondary"
              size="small"
              onClick={() => say({ productId, quantity, there: quantity, state: 'open' })}
            >
              {text.takenOut}
            </Button>
          </div>
        </Notice>
      ))}
      {sections.map(({ category, tamilName, lines: own }) => (
        <section key={category} className="packer-section">
          <h2>
            <BothNames name={category} tamilName={tamilName} />
          </h2>
          <ul>
            {own.map((line) => (
              <PackerRow
                key={line.productId}
                line={line}
                press={held.get(line.productId)}
                isOver={isOver}
                onToggle={() => toggle(line)}
                onShort={() => setAsked(line)}
              />
            ))}
          </ul>
        </section>
      ))}
      {!isOver && (
        <p className="packer-end">
          <Button size="large" onClick={end}>
            <Icon name="box" /> {text.finish}
          </Button>
        </p>
      )}
      <ShortDialog line={asked} onClose={() => setAsked(undefined)} onReport={(pressed) => say(pressed)} />
      <PackedDialog orderId={orderId} waiting={waiting} isOpen={isEnding} onClose={() => setEnding(false)} />
    </div>
  )
}

function PackerHead({ order: { orderId, name, place, mobile, isMoneyDue } }: { order: PackedOrder }) {
  const text = useWords(packingWords)
  return (
    <header className="row gap-3 lines-1">
      <Link className="back-link" to={href('/admin/packing')}>
        <Icon name="arrow-left" /> {text.ordersToPack}
      </Link>
      <div className="grow">
        <p className="packer-name large breaks" lang={languageOf(name)}>
          {name}
        </p>
        <p className="soft">
          <span lang={languageOf(place)}>{place}</span> <span>{orderId}</span>
        </p>
        {isMoneyDue && <Chip tone="warn">{text.notPaid}</Chip>}
      </div>
      {mobile !== undefined && (
        <a className="button" data-variant="secondary" href={`tel:${mobile}`}>
          <Icon name="phone" /> <span>{text.callCustomer}</span>
        </a>
      )}
    </header>
  )
}
