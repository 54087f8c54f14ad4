// GET /healthz: 200 while the process serves, for whoever would start it again otherwise.

export function loader() {
  return Response.json({ alive: true }, { headers: { 'Cache-Control': 'no-store' } })
}
