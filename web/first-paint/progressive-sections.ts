// Progressive sections: the first paint lays out the first section of the order page, the next ones follow one task at a time.

/** From one section to the next: a frame that is requested before the last one's images are decoded would wait for them. */
const INTERVAL_MS = 100
/** As many as browsers lay out at the top of the page: what is seen, and as much again below. The rest follows at once. */
const ONE_BY_ONE = 4

/**
 * The text of a script that defines `showSections`, to be called after the first paint. It marks section by section with
 * `data-shown`; the root has `data-sections`, in the end `all`: also as soon as the visitor scrolls, and from the start
 * after a reload or a step in the history, which stand further down. `progressive-sections.css` hides the
 * others.
 */
export const PROGRESSIVE_SECTIONS = `
  const { dataset } = document.documentElement
  const showAll = () => (dataset.sections = 'all')
  const showSections = (count = 1) =>
    setTimeout(() => {
      if (dataset.sections === 'all') return
      if (count > ${ONE_BY_ONE}) return showAll()
      dataset.sections = 'progressive'
      const section = document.getElementsByClassName('product-section')[count - 1]
      if (section) section.dataset.shown = ''
      showSections(count + 1)
    }, ${INTERVAL_MS})
  if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') showAll()
  addEventListener('scroll', showAll, { once: true, passive: true })
`
