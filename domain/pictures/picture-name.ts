/** Parses a picture's path: codes, possible names, and folder. */
import { oneLine } from '../plain-text.ts'

export type PictureName = {
  /** PRD0042 of 'prd-0042 rocket.jpg', in order. */
  codes: string[]
  /** The name without extension and codes, with and without copy marks; perhaps empty. */
  names: string[]
  /** The parent folder, or ''. */
  folder: string
}

const NAME_MAX = 200
const ENDING = /\.[a-z0-9]{2,5}$/i
const CODE = /(?<![a-z])prd[\s._-]*(\d{4})(?!\d)/gi
const EDGES = /^[\s._–-]+|(?<![\s._–-])[\s._–-]+$/g
/** Suffixes and prefixes of copies: ' (1)', '_2', ' - Copy', ' copy 3', 'Copy of '. */
const COPY =
  /^copy of\s+|(?<!\s)\s*\(\d{1,3}\)$|(?<!\s)\s*[-_]\s*\d{1,2}$|(?<![\s_-])[\s_-]+copy(?:[\s_-]*\(?\d{1,2}\)?)?$/i

/** Takes a path such as 'Pictures/Bombs/PRD0042_Rocket (1).JPG'. */
export function readPictureName(path: string): PictureName {
  const [file = '', folder = ''] = path
    .normalize('NFC')
    .split(/[\\/]/)
    .filter((part) => part !== '')
    .toReversed()
  const plain = file.slice(-NAME_MAX).replace(ENDING, '')
  const codes = [...new Set([...plain.matchAll(CODE)].map(([, digits]) => `PRD${digits}`))]
  const named = trimmed(plain.replace(CODE, ' '))
  const names = [named, withoutCopyMarks(named)].map(inWords)
  return { codes, names: [...new Set(names)].filter((name) => name !== ''), folder: inWords(folder) }
}

function withoutCopyMarks(name: string): string {
  const shorter = trimmed(name.replace(COPY, ''))
  return shorter === name || shorter === '' ? name : withoutCopyMarks(shorter)
}

function trimmed(text: string): string {
  return text.replace(EDGES, '')
}

/** 'FlowerPots_Big' is three words. */
function inWords(name: string): string {
  return oneLine(name.replace(/(?<=\p{Ll})(?=\p{Lu})|[_+]/gu, ' '))
}
