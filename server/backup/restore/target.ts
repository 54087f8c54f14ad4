// The common type of restore targets, a data folder or a server.

import type { Bucket } from '#server/bucket/bucket.ts'

/** Tests end the process at a step. */
export type OnStep = (step: 'unpacked' | 'checked' | 'media' | 'aside' | 'decided' | 'database') => void

export type Unpacked = { folder: string; rows: Record<string, number>; madeAt?: string }

export type TargetNeeds = { replace: boolean; now: () => Date; bucket: Bucket | undefined }

export type Target = AsyncDisposable & {
  /** Puts the shop in place; returns the earlier one's folder. */
  take(unpacked: Unpacked, onStep: OnStep): Promise<string | undefined>
}
