// Answers 503 while the database is away or the disk is full.
import { data, type RouterContextProvider, type ServerBuild } from 'react-router'
import { requestIdContext, shopContext } from '../shop-context.ts'
import { unavailableAnswer, unavailableText } from './unavailable.ts'

type Arguments = { context: Readonly<RouterContextProvider> }
type Handler = (args: Arguments, ...more: never[]) => unknown
type Module = ServerBuild['routes'][string] & object

/** Wraps every loader, action and middleware: React Router hides their errors, also from its error pages. */
export function answeringUnavailable(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && withWrapped(route)] as const)
  return { ...build, routes: Object.fromEntries(routes) }
}

function withWrapped(route: Module): Module {
  const { module } = route
  const isScreen = 'default' in module && module.default !== undefined
  const wrap = <Wrapped>(handler: Wrapped): Wrapped =>
    typeof handler === 'function' ? (wrapped(handler as Handler, isScreen) as Wrapped) : handler
  return {
    ...route,
    module: {
      ...module,
      ...(module.loader && { loader: wrap(module.loader) }),
      ...(module.action && { action: wrap(module.action) }),
      ...(module.middleware && { middleware: module.middleware.map(wrap) }),
    },
  }
}

function wrapped(handler: Handler, isScreen: boolean): Handler {
  return async (args, ...more) => {
    try {
      return await handler(args, ...more)
    } catch (error) {
      const requestId = args.context.get(requestIdContext)
      if (!args.context.get(shopContext).availability.note(error)) throw error
      if (!isScreen) return unavailableAnswer(unavailableText())
      throw data({ message: unavailableText(), requestId }, { status: 503 })
    }
  }
}
