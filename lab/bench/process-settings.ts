// The settings with which `npm start` begins its process.

// Plain JavaScript, because the oldest Node that may start the shop runs it.
const installed = (await import(new URL('../../bin/install.mjs', import.meta.url).href)) as {
  processSettings: Record<string, string>
}

export const { processSettings } = installed
