// The two tabs of a small screen: form and library.
import type { KeyboardEvent } from 'react'
import { videos } from '#domain/words/en/office/shop/videos.ts'
import { useWords } from '#web/ui/words.ts'
import './video-tabs.css'

export type Tab = 'upload' | 'library'

export const panelId = (tab: Tab) => `videos-${tab}`
export const tabId = (tab: Tab) => `videos-tab-${tab}`

const KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

type Props = { shown: Tab; count: number; onShow: (tab: Tab) => void }

export function VideoTabs({ shown, count, onShow }: Props) {
  const text = useWords(videos)
  const tabs: [Tab, string][] = [
    ['upload', text.uploadVideo],
    ['library', text.libraryTab({ count })],
  ]
  const turn = (event: KeyboardEvent) => {
    if (!KEYS.has(event.key)) return
    event.preventDefault()
    const isToEnd = event.key === 'Home' || event.key === 'End'
    const next = isToEnd ? (event.key === 'Home' ? 'upload' : 'library') : shown === 'upload' ? 'library' : 'upload'
    onShow(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div role="tablist" aria-label={text.title} className="video-tabs">
      {tabs.map(([tab, label]) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-controls={panelId(tab)}
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onShow(tab)}
          onKeyDown={turn}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
