// Lets a server listen, and says which setting keeps it from that.
import type { Server } from 'node:net'
import { Refusal } from '#server/refusal.ts'

type Place = { port: number; host: string; backlog?: number }
/** The names of both. */
type Settings = { port: string; host: string }

/** Throws a Refusal. */
export async function listen(server: Server, place: Place, settings: Settings): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(place, resolve)
    })
  } catch (error) {
    const fault = faultOf((error as NodeJS.ErrnoException).code ?? '', place, settings)
    throw fault === undefined ? error : new Refusal(fault)
  }
}

function faultOf(code: string, { port, host }: Place, settings: Settings): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the other program, or set ${settings.port} to another number`
  if (code === 'EACCES') return `This user may not listen on port ${port}: set ${settings.port} to a number above 1023`
  if (code === 'EADDRNOTAVAIL' || code === 'EINVAL' || code === 'EAFNOSUPPORT')
    return `${settings.host} must name an address of this machine, and ${host} is none`
  if (code === 'ENOTFOUND' || code.startsWith('EAI_'))
    return `${settings.host} must name an address of this machine, and ${host} cannot be found`
  return undefined
}
