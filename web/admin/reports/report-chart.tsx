// The chart of the days; only this component loads the library.
import { useEffect, useRef, useState } from 'react'
import type { ReportStep } from '#domain/reports/report-steps.ts'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import { useWords } from '#web/ui/words.ts'
import '../kit/chart-legend.css'

export function ReportChart({ steps }: { steps: readonly ReportStep[] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const text = useWords(reportWords)
  useEffect(() => {
    let remove: (() => void) | undefined
    let isGone = false
    const draw = async () => {
      const { drawChart } = await import('./draw-chart.client.ts')
      if (!isGone && canvas.current) remove = drawChart(canvas.current, steps)
    }
    draw().catch(() => setFailed(true))
    return () => {
      isGone = true
      remove?.()
    }
  }, [steps])
  if (hasFailed) return <p className="whole-row">{text.noChart}</p>
  return (
    <figure className="report-chart card" aria-label={text.chart}>
      <div>
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <figcaption className="chart-legend row gap-4 lines-0" aria-hidden="true">
        <span data-stage="confirmed">{text.confirmed}</span>
        <span data-stage="asked">{text.notConfirmed}</span>
      </figcaption>
    </figure>
  )
}
