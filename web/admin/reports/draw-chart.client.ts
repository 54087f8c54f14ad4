// Draws a report's bars in the style sheet's colours.
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { formatRupees } from '#domain/numbers/money.ts'
import type { ReportStep } from '#domain/reports/report-steps.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

/** Returns a function that removes the chart. */
export function drawChart(canvas: HTMLCanvasElement, steps: readonly ReportStep[]): () => void {
  const text = wordsOf(reportWords)
  const style = getComputedStyle(canvas)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const bars = (label: string, color: string, paiseOf: (step: ReportStep) => number) => ({
    label,
    data: steps.map(paiseOf),
    backgroundColor: token(color),
    stack: 'day',
  })
  Chart.defaults.font.family = token('--font-text')
  Chart.defaults.color = token('--ink')
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: steps.map(({ label }) => label),
      datasets: [
        bars(text.confirmed, '--leaf', ({ confirmed }) => confirmed.paise),
        bars(text.notConfirmed, '--marigold', ({ asked, confirmed }) => asked.paise - confirmed.paise),
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      plugins: {
        tooltip: {
          callbacks: {
            title: ([item]) => steps[item?.dataIndex ?? 0]?.name ?? '',
            label: ({ dataset, parsed }) =>
              text.barOf({ label: dataset.label ?? '', amount: formatRupees(parsed.y ?? 0) }),
          },
        },
      },
      scales: {
        x: { stacked: true, grid: { display: false } },
        y: {
          stacked: true,
          beginAtZero: true,
          grid: { color: token('--line') },
          ticks: { maxTicksLimit: 6, callback: (paise) => formatRupees(Number(paise)) },
        },
      },
    },
  })
  return () => chart.destroy()
}
