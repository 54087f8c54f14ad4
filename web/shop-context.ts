// The shop and request data for loaders and actions.
import { createContext } from 'react-router'
import type { Shop } from '#server/shop.ts'
import type { StyleText } from './first-paint/inline-styles.ts'

export const shopContext = createContext<Shop>()

/** The client's address, behind trusted proxies. */
export const addressContext = createContext<string>()

/** The cursor of live events before the response was read. */
export const cursorContext = createContext<string>()

/** Logged, and sent as X-Request-Id. */
export const requestIdContext = createContext<string>()

/** Reads built style sheets; Vite serves them in development. */
export const styleTextContext = createContext<StyleText>(() => undefined)
