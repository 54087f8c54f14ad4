// The two tested screens: a cheap phone and a desktop.

export const screens = {
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  },
  desk: { viewport: { width: 1440, height: 900 } },
} as const

export type Screen = keyof typeof screens
