/** For a request of a test: the shop may close an idle connection in the moment in which it is used, and browsers then take another one. */
export const again = { maxRetries: 1 } as const
