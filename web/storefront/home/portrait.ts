// Screens that are taller than wide get the tall film; the still and the film must agree on that.
export const PORTRAIT = '(max-aspect-ratio: 1/1)'
