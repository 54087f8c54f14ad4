// The common type of restore targets, implemented by restore-to-folder.ts and restore-to-server.ts.

/** Tests end the process at a step. */
export type OnStep = (step: 'unpacked' | 'checked' | 'media' | 'aside' | 'decided' | 'database') => void

/** Unpacked, checked and migrated. */
export type Unpacked = { folder: string; rows: Record<string, number>; madeAt?: string }

export type TargetNeeds = { replace: boolean; now: () => Date }

/** A locked target. */
export type Target = AsyncDisposable & {
  /** Puts the shop in place; returns the earlier one's folder. */
  take(unpacked: Unpacked, onStep: OnStep): Promise<string | undefined>
}
