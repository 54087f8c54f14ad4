// The peer of the shop's start and memory: the same libraries, one page.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { SqliteQueryCompiler } from 'kysely'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

// Each is used once, so that none loads lazily.
const compiler = new SqliteQueryCompiler()
const [row] = new DatabaseSync(':memory:').prepare('select 1 as one').all()
const router = createMemoryRouter([{ path: '/', element: createElement('p', null, row?.['one'], typeof compiler) }])
const page = renderToString(createElement(RouterProvider, { router }))

const server = createServer((_, res) => res.end(page))
server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
