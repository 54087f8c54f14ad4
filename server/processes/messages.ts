// What the supervisor and the processes of a shop send each other.
import type { MetricValues } from '../metrics/metrics.ts'

export type ToProcess =
  /** Accept no more connections, answer those that are open, and end. */
  | { retire: true }
  /** `process` becomes a label of the values. */
  | { metrics: number; process: string }

export type FromProcess = { ready: true } | { metrics: number; values: MetricValues }
