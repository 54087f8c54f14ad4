// The part of subset-font that the artwork uses; its published types lack the options of version 2.9.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    noHinting: boolean
  }

  /** Resolves with a font of only the text's characters. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
