// Lets a test that speaks English find the same elements on a page in another language.
import type { BrowserContext, Locator, Page } from 'playwright-core'
import type { Phrases } from './phrases.ts'

/** Methods whose first argument is a text, and those whose options have a name or a text. */
const BY_TEXT = new Set(['getByText', 'getByLabel', 'getByPlaceholder', 'getByAltText', 'getByTitle'])
const WITH_OPTIONS = new Set(['getByRole', 'locator', 'filter', ...BY_TEXT])
const TEXTS = ['name', 'description', 'hasText', 'hasNotText']
/** They load the address of a public page. */
const BY_ADDRESS = new Set(['goto'])

type Found = BrowserContext | Page | Locator
const originals = new WeakMap<object, object>()
/** One for each page, which tests use as a key. */
const proxies = new WeakMap<object, object>()

/** What the returned page, context or element finds is in the language too. */
export function inLanguage<T extends Found>(
  found: T,
  phrases: Phrases,
  addressOf: (address: string) => string = (address) => address,
): T {
  const known = proxies.get(found)
  if (known !== undefined) return known as T
  const proxy = new Proxy(found, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => wrapped(value.apply(target, argumentsOf(String(key), args)))
    },
  })
  originals.set(proxy, found)
  proxies.set(found, proxy)
  return proxy

  function wrapped(result: unknown): unknown {
    if (result instanceof Promise) return result.then(wrapped)
    if (Array.isArray(result)) return result.map(wrapped)
    return isFound(result) ? inLanguage(result, phrases, addressOf) : result
  }

  function argumentsOf(method: string, args: readonly unknown[]): unknown[] {
    const plain = args.map(original)
    if (BY_ADDRESS.has(method)) return [addressOf(String(plain[0])), ...plain.slice(1)]
    if (method === 'selectOption') return [optionsOf(plain[0]), ...plain.slice(1)]
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

  /** By value or by label: a list of one choice takes the first that it has. */
  function optionsOf(choice: unknown): unknown {
    if (typeof choice === 'string') return [choice, ...phrases.said(choice)]
    const { label } = choice as { label?: string }
    return label === undefined ? choice : [label, ...phrases.said(label)].map((each) => ({ label: each }))
  }
}

function original(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (originals.get(value) ?? value) : value
}

function isText(value: unknown): value is string | RegExp {
  return typeof value === 'string' || value instanceof RegExp
}

function isFound(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && ('getByRole' in value || 'newPage' in value)
}
