// The path /orders for other methods than POST, which web/handler.ts answers before the router (§7).

/** The list of orders is in the back office. */
export function loader() {
  return Response.json({ message: 'Orders are sent here by POST.' }, { status: 405, headers: { Allow: 'POST' } })
}

export const action = loader
