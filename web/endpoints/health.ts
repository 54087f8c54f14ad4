// GET /healthz: 200 while the process serves.

export function loader() {
  return Response.json({ alive: true }, { headers: { 'Cache-Control': 'no-store' } })
}
