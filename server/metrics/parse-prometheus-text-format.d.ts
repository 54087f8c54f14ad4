// Types for a parser used in tests; the package has none.

declare module 'parse-prometheus-text-format' {
  export type Sample = {
    labels?: Record<string, string>
    value?: string
    count?: string
    buckets?: Record<string, string>
  }
  export type Family = { name: string; help: string; type: string; metrics: Sample[] }
  export default function parsePrometheusTextFormat(text: string): Family[]
}
