// The environment that `npm start` sets for the C library's memory, for what is measured as it runs in earnest.

// It is no TypeScript, as the oldest Node that may start the shop runs it.
const installed = (await import(new URL('../../bin/install.mjs', import.meta.url).href)) as {
  memorySettings: Record<string, string>
}

export const { memorySettings } = installed
