// Finds lists of order steps outside their definition, which would silently miss a later step.
import { type ESTree, parseSync, Visitor } from 'vite'
import { type OrderStep, orderSteps, recordedSteps } from '#domain/steps/steps.ts'
import { isModule, isTest, type SourceFiles } from './source-files.ts'

const DEFINITION = 'domain/steps/steps.ts'
const SEARCHED = /^(domain|papers|server|web)\//
/** Their arguments bound a set that can miss no step. */
const BOUNDED = ['hasReached', 'stepsBetween']
/** No step is ever added before the one or after the other. */
const ENDS: readonly string[] = ['placed', 'cancelled']
const STATEMENTS = [
  'VariableDeclaration',
  'TSTypeAliasDeclaration',
  'TSPropertySignature',
  'ExpressionStatement',
  'ReturnStatement',
  'IfStatement',
  'SwitchStatement',
]
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

type Scope = { start: number; isFunction: boolean; names: Set<string> }

/** One step in a statement is allowed, and so is an object with a value for each step. Returns one sentence a fault. */
export function stepFaults(files: SourceFiles): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (!isModule(path) || isTest(path) || path === DEFINITION || !SEARCHED.test(path)) return []
    return scopesOf(path, text).flatMap(({ start, isFunction, names }) => {
      const between = [...names].filter((name) => !ENDS.includes(name)).length
      if (between === 0 || (isFunction ? between : names.size) < 2) return []
      const line = text.slice(0, start).split('\n').length
      return [`${path}:${line} lists ${[...names].join(', ')}: take a set of ${DEFINITION}`]
    })
  })
}

function scopesOf(path: string, text: string): Scope[] {
  const scopes: Scope[] = []
  const open: Scope[] = []
  const bounds = new Set<number>()
  const listIn = (names: readonly OrderStep[], scope = open.at(-1)) => {
    for (const name of names) scope?.names.add(name)
  }
  const compared = (node: ESTree.Node | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string')
      listIn(
        namesIn(node.value),
        open.findLast(({ isFunction }) => isFunction),
      )
  }
  const enter = (isFunction: boolean) => (node: ESTree.Node) => {
    const scope = { start: node.start, isFunction, names: new Set<string>() }
    scopes.push(scope)
    open.push(scope)
  }
  const leave = () => void open.pop()
  const handlers = (types: readonly string[], isFunction: boolean) =>
    types.flatMap((type) => [[type, enter(isFunction)] as const, [`${type}:exit`, leave] as const])
  new Visitor({
    ...Object.fromEntries([...handlers(STATEMENTS, false), ...handlers(FUNCTIONS, true)]),
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && BOUNDED.includes(callee.name))
        for (const { start } of given) bounds.add(start)
    },
    BinaryExpression({ left, right }) {
      compared(left)
      compared(right)
    },
    SwitchCase: ({ test }) => compared(test),
    Literal({ value, start }) {
      if (typeof value === 'string' && !bounds.has(start)) listIn(namesIn(value))
    },
    TemplateElement: ({ value }) => listIn(namesIn(value.raw)),
    ObjectExpression({ properties }) {
      const keys = properties.flatMap((each) =>
        each.type === 'Property' && each.key.type === 'Identifier' ? [each.key.name] : [],
      )
      const isWhole = recordedSteps.every((step) => keys.includes(step))
      if (!isWhole) listIn(orderSteps.filter((step) => keys.includes(step)))
    },
  }).visit(parseSync(path, text).program)
  return scopes
}

/** The text itself, or the quoted texts of its SQL. */
function namesIn(text: string): OrderStep[] {
  return orderSteps.filter((step) => text === step || text.includes(`'${step}'`))
}
