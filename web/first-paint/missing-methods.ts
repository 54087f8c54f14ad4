// Adds standard methods that the shop calls and that phones without updates since 2023 lack.

/** Runs before the page's other scripts. Without popovers, what they show is part of the page. */
export const MISSING_METHODS = `
Promise.withResolvers ??= function () {
  const made = {}
  made.promise = new this((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  let at = 0
  for (const item of items) {
    const key = keyOf(item, at++)
    if (!groups.has(key)) groups.set(key, [])
    groups.get(key).push(item)
  }
  return groups
}
for (const name of ['showPopover', 'hidePopover']) HTMLElement.prototype[name] ??= () => {}
`
