// What a restore does at its target, a data folder or a server, as one type: restore-to-folder.ts and restore-to-server.ts open one each.

/** Called at each step: a test ends the process there. */
export type OnStep = (step: 'unpacked' | 'checked' | 'media' | 'aside' | 'decided' | 'database') => void

/** What is unpacked, checked and brought to the version of this program. */
export type Unpacked = { folder: string; rows: Record<string, number>; madeAt?: string }

export type TargetNeeds = { replace: boolean; now: () => Date }

/** A place that is locked for a restore. */
export type Target = AsyncDisposable & {
  /** Puts the shop in place; returns where the earlier one is kept. */
  take(unpacked: Unpacked, onStep: OnStep): Promise<string | undefined>
}
