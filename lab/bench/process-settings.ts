// The C library memory settings of `npm start`.

// Plain JavaScript, because the oldest Node that may start the shop runs it.
const installed = (await import(new URL('../../bin/install.mjs', import.meta.url).href)) as {
  memorySettings: Record<string, string>
}

export const { memorySettings } = installed
