// Lets a test that speaks English find the same elements on a page in another language.
import type { Locator, Page } from 'playwright-core'
import type { Phrases } from './phrases.ts'

/** Methods whose first argument is a text, and those whose options have a name or a text. */
const BY_TEXT = new Set(['getByText', 'getByLabel', 'getByPlaceholder', 'getByAltText', 'getByTitle'])
const WITH_OPTIONS = new Set(['getByRole', 'locator', 'filter', ...BY_TEXT])
const TEXTS = ['name', 'hasText', 'hasNotText']

type Found = Page | Locator
const originals = new WeakMap<object, object>()

export function inLanguage<T extends Found>(found: T, phrases: Phrases): T {
  const proxy = new Proxy(found, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const result: unknown = value.apply(target, argumentsOf(String(key), args, phrases))
        return isLocator(result) ? inLanguage(result, phrases) : result
      }
    },
  })
  originals.set(proxy, found)
  return proxy
}

function argumentsOf(method: string, args: readonly unknown[], phrases: Phrases): unknown[] {
  const plain = args.map(original)
  if (!WITH_OPTIONS.has(method)) return plain
  const options = plain.find((each) => typeof each === 'object' && each?.constructor === Object) as
    | Record<string, unknown>
    | undefined
  const isExact = options?.exact === true
  return plain.map((each, at) => {
    if (at === 0 && BY_TEXT.has(method) && isText(each)) return phrases.of(each, isExact)
    if (each !== options || !options) return each
    const translated = Object.entries(options).map(([name, value]) => {
      if (TEXTS.includes(name) && isText(value)) return [name, phrases.of(value, isExact)]
      return [name, original(value)]
    })
    return Object.fromEntries(translated)
  })
}

function original(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (originals.get(value) ?? value) : value
}

function isText(value: unknown): value is string | RegExp {
  return typeof value === 'string' || value instanceof RegExp
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'getByRole' in value && 'filter' in value
}
