// Where loaders and actions find the open shop and what is known of their request.
import { createContext } from 'react-router'
import type { Shop } from '#server/shop.ts'
import type { StyleText } from './first-paint/inline-styles.ts'

export const shopContext = createContext<Shop>()

/** The address that the request came from, behind trusted proxies. */
export const addressContext = createContext<string>()

/** What was known of the shop's changes before anything of the answer was read. */
export const cursorContext = createContext<string>()

/** Stands in the log and in the answer's X-Request-Id. */
export const requestIdContext = createContext<string>()

/** Reads the built style sheets; in development Vite has them. */
export const styleTextContext = createContext<StyleText>(() => undefined)
