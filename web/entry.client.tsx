// Wakes the drawn page up in the browser.
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import furtherFaces from './styles/further-faces.css?url'

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: furtherFaces }))
