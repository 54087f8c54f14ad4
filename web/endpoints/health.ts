// GET /healthz: 200 while the process serves, for its supervisor.

export function loader() {
  return Response.json({ alive: true }, { headers: { 'Cache-Control': 'no-store' } })
}
