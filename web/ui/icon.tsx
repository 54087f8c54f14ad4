// Line icons of the first pages; `any-icon.tsx` has all.
import './icon.css'

export type IconName = keyof typeof iconPaths

export function Icon({ name, label }: { name: IconName; label?: string | undefined }) {
  return <Strokes path={iconPaths[name]} label={label} />
}
/** A button with nothing but an icon is square. */
Icon.isIcon = true

export function Strokes({ path, label }: { path: string; label?: string | undefined }) {
  const aria = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" {...aria}>
      <path d={path} />
    </svg>
  )
}

/** Paths in a 24 × 24 view box. */
export const iconPaths = {
  'arrow-right': 'M4 12h16m-7-7 7 7-7 7',
  box: 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9',
  cart: 'M2 4h3l2.6 11h10.6L21 7H6M9 20h.01M17 20h.01',
  check: 'm4 12.5 5 5L20 6.5',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5l3.5 2',
  close: 'm5 5 14 14M19 5 5 19',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5m0-8.5v.01',
  mail: 'M3 5h18v14H3zm0 2 9 6 9-6',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M5 12h14',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2C10.5 21 3 13.5 3 5a2 2 0 0 1 2-2z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  spark: 'M12 2v5m0 10v5M2 12h5m10 0h5M5 5l3.5 3.5m7 7L19 19M19 5l-3.5 3.5m-7 7L5 19',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  truck: 'M2 6h12v10H2zm12 4h4l4 4v2h-8zM6.5 19h.01M17.5 19h.01',
  warning: 'M12 3 2 20h20zm0 7v4m0 3v.01',
  whatsapp:
    'm3 21 1.5-4.5A8.8 8.8 0 1 1 8 19.8zM8.5 8c0 4 3.5 7.5 7.5 7.5l1-2-2.5-1-1 1c-1.3-.5-2.5-1.7-3-3l1-1-1-2.5z',
  list: 'M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01',
  video: 'M3 5h18v14H3zM8 5v14M16 5v14M3 9.5h5m-5 5h5m8-5h5m-5 5h5',
}
