// Serves the metrics of all processes of a shop, each with its number as a label.
import type { Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { Log } from '../log.ts'
import type { MetricValues } from '../metrics/metrics.ts'
import { type MetricsPlace, serveMetrics } from '../metrics/serve-metrics.ts'
import type { FromProcess, ToProcess } from './messages.ts'

/** A process that does not answer in time is left out. */
const ANSWER_MS = 3_000

type Measured = { number: number; worker?: Worker | undefined }

export async function serveAllMetrics(places: readonly Measured[], at: MetricsPlace, log: Log): Promise<void> {
  let asked = 0

  function ask({ worker, number }: Measured): Promise<MetricValues[]> {
    if (!worker) return Promise.resolve([])
    asked += 1
    const request: ToProcess = { metrics: asked, process: String(number) }
    return new Promise((resolve) => {
      const finish = (values: MetricValues[]) => {
        clearTimeout(limit)
        worker.off('message', onMessage)
        resolve(values)
      }
      const onMessage = (message: FromProcess) => {
        if ('metrics' in message && message.metrics === request.metrics) finish([message.values])
      }
      const limit = setTimeout(finish, ANSWER_MS, [])
      worker.on('message', onMessage)
      worker.send(request, (error: Error | null) => error && finish([]))
    })
  }

  async function text(): Promise<string> {
    const values = (await Promise.all(places.map(ask))).flat()
    return await AggregatorRegistry.aggregate(values).metrics()
  }

  await serveMetrics({ text, contentType: AggregatorRegistry.PROMETHEUS_CONTENT_TYPE }, at, log)
}
