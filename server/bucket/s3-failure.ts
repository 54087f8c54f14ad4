// Why an S3 store did not do what it was asked, as a sentence without keys; apart from the client, which few processes load.
import { Refusal } from '#server/refusal.ts'

/** The store refused a request, could not be reached, or sent what was not stored. `status` is that of its answer. */
export class S3Failure extends Refusal {
  override name = 'S3Failure'
  readonly status: number | undefined
  readonly isFull: boolean

  constructor(message: string, { status, isFull = false }: { status?: number; isFull?: boolean } = {}) {
    super(message)
    this.status = status
    this.isFull = isFull
  }
}
