// Finds a module's regular expressions in its syntax tree.
import { parseSync, Visitor } from 'vite'

export type Pattern = { file: string; line: number; source: string; flags: string }

/** The literals, and the lines that build a pattern from text. */
export type Patterns = { literals: Pattern[]; made: { file: string; line: number }[] }

export function patternsOf(file: string, code: string): Patterns {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file} could not be read: ${errors[0].message}`)
  const found: Patterns = { literals: [], made: [] }
  const lineOf = (start: number) => code.slice(0, start).split('\n').length
  const constructed = ({
    callee,
    arguments: [text],
    start,
  }: {
    callee: object
    arguments: object[]
    start: number
  }) => {
    if (!('name' in callee) || callee.name !== 'RegExp') return
    // A literal has its own visitor.
    if (text && 'regex' in text) return
    found.made.push({ file, line: lineOf(start) })
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      found.literals.push({ file, line: lineOf(node.start), source: pattern, flags })
    },
    CallExpression: constructed,
    NewExpression: constructed,
  }).visit(program)
  return found
}
