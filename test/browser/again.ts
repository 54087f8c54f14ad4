/** The shop may close an idle connection just as a request uses it; browsers then retry on another one. */
export const again = { maxRetries: 1 } as const
