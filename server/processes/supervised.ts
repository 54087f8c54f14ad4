// What a process does for the supervisor that started it.
import cluster from 'node:cluster'
import type { Served } from '../http/serve.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { FromProcess, ToProcess } from './messages.ts'

type Needs = { served: Served; metrics: Metrics | undefined; log: Pick<Log, 'info' | 'error'>; end(): Promise<void> }

/** Says that this process serves, if a supervisor has started it. */
export function obeySupervisor({ served, metrics, log, end }: Needs): void {
  if (!cluster.isWorker) return

  async function retire() {
    log.info('retiring')
    await served.retire()
    await end()
  }

  async function sendMetrics(id: number, name: string) {
    const values = (await metrics?.values(name)) ?? []
    sendToSupervisor({ metrics: id, values })
  }

  process.on('message', (message: ToProcess) => {
    const obeying = 'retire' in message ? retire() : sendMetrics(message.metrics, message.process)
    obeying.catch((error: unknown) => log.error(error))
  })
  sendToSupervisor({ ready: true })
}

function sendToSupervisor(message: FromProcess) {
  process.send?.(message)
}
