/** The font files that a paper needs: those of Latin and Tamil always, those of another script when it occurs. */
import { type Script, scriptsIn } from './scripts/scripts.ts'

/** The bytes of each font file by its name. */
export type PaperFonts = ReadonlyMap<string, Uint8Array>

/** Returns the name of a file in papers/fonts. */
export function fontFile(script: Script | undefined, isBold: boolean): string {
  return `${script?.name ?? 'paper'}-${isBold ? 600 : 400}.woff`
}

/** Whether a file is the font of a script, and not of Latin and Tamil. */
export function isScriptFont(file: string): boolean {
  return !file.startsWith('paper-')
}

/** Resolves with the fonts for all texts of a paper's layout; rejects when one cannot be read. */
export async function loadFonts(layout: object, read: (file: string) => Promise<Uint8Array>): Promise<PaperFonts> {
  const needed = [undefined, ...scriptsIn(JSON.stringify(layout))]
  const files = needed.flatMap((script) => [fontFile(script, false), fontFile(script, true)])
  return new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)))
}
