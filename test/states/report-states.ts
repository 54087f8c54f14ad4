// The reports' states.
import type { Page } from 'playwright-core'
import { isoDay } from '#domain/dates/indian-date.ts'
import { daysLater } from '#domain/dates/indian-days.ts'
import type { State } from './states.ts'

const today = isoDay(new Date())
const lately = `/admin/reports?day=range&from=${daysLater(today, -20)}&to=${today}`

/** The chart's library loads after the page. */
const untilDrawn = (page: Page) =>
  page.waitForFunction(() => (document.querySelector('.report-chart canvas')?.getAttribute('style') ?? '') !== '')

async function loseChart(page: Page) {
  await page.route('**/assets/draw-chart*', (route) => route.abort())
  await page.getByLabel('From this day').fill(daysLater(today, -10))
  await page.getByText('We could not load the chart').waitFor()
}

export const reportStates: State[] = [
  { name: 'admin-reports', detail: true, as: 'admin', path: '/admin/reports' },
  { name: 'admin-reports-days', as: 'admin', path: lately, act: untilDrawn },
  {
    name: 'admin-reports-no-chart',
    detail: true,
    as: 'admin',
    path: `/admin/reports?day=range&from=${today}`,
    act: loseChart,
  },
  {
    name: 'admin-reports-fault',
    detail: true,
    as: 'admin',
    path: '/admin/reports?day=range&from=2026-10-02&to=2026-10-01',
  },
  { name: 'admin-reports-empty', detail: true, as: 'admin', path: '/admin/reports', shop: 'empty' },
]
