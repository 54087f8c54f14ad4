// What finds a sentence of the nightly check of the data, whichever values it has: a new wording disarms no control.

/** `sentence` is from the catalogue. */
export function sentencePattern(sentence: string): RegExp {
  const pieces = sentence.split(/\{\w+\}/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(pieces.join('.+'))
}
