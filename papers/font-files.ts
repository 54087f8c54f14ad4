/** Chooses and loads a paper's fonts: Latin and Tamil always, other scripts when they occur. */
import { type Script, scriptsIn } from './scripts/scripts.ts'

/** By file name. */
export type PaperFonts = ReadonlyMap<string, Uint8Array>

export function fontFile(script: Script | undefined, isBold: boolean): string {
  return `${script?.name ?? 'paper'}-${isBold ? 600 : 400}.woff`
}

export function isScriptFont(file: string): boolean {
  return !file.startsWith('paper-')
}

/** Rejects when a font cannot be read. */
export async function loadFonts(layout: object, read: (file: string) => Promise<Uint8Array>): Promise<PaperFonts> {
  const needed = [undefined, ...scriptsIn(JSON.stringify(layout))]
  const files = needed.flatMap((script) => [fontFile(script, false), fontFile(script, true)])
  return new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)))
}
