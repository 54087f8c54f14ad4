// Why an S3 store did not do what it was asked, as a sentence without keys; apart from the client, which few processes load.
import { Refusal } from '#server/refusal.ts'

type Reason = { status?: number; isFull?: boolean; isDamaged?: boolean }

/** The store refused a request, could not be reached, or sent what was not stored. `status` is that of its answer. */
export class S3Failure extends Refusal {
  override name = 'S3Failure'
  readonly status: number | undefined
  readonly isFull: boolean
  /** One file has other bytes than were stored; others may be right. */
  readonly isDamaged: boolean

  constructor(message: string, { status, isFull = false, isDamaged = false }: Reason = {}) {
    super(message)
    this.status = status
    this.isFull = isFull
    this.isDamaged = isDamaged
  }
}
