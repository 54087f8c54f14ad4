// A line icon the size of its text; silent unless it is given a label.
import './icon.css'

export type IconName = keyof typeof iconPaths

type IconProps = { name: IconName; label?: string }

export function Icon({ name, label }: IconProps) {
  const says = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" {...says}>
      <path d={iconPaths[name]} />
    </svg>
  )
}

/** The strokes of each icon on a square of 24 units. */
const iconPaths = {
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  'arrow-right': 'M4 12h16m-7-7 7 7-7 7',
  bell: 'M12 3a6 6 0 0 0-6 6c0 6-2.5 7-2.5 7h17S18 15 18 9a6 6 0 0 0-6-6zm-2 17a2.2 2.2 0 0 0 4 0',
  'bell-off':
    'M7.5 5A6 6 0 0 1 18 9c0 2.5.4 4.1 1 5.2M16.5 16h-13S6 15 6 9c0-.6.1-1.1.2-1.6M10 20a2.2 2.2 0 0 0 4 0M3 3l18 18',
  box: 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9',
  cart: 'M2 4h3l2.6 11h10.6L21 7H6M9 20h.01M17 20h.01',
  check: 'm4 12.5 5 5L20 6.5',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-up': 'm5 15 7-7 7 7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5l3.5 2',
  close: 'm5 5 14 14M19 5 5 19',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 3v12m-5-5 5 5 5-5M4 20h16',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye-off':
    'M9.9 5.7c.7-.1 1.4-.2 2.1-.2 6.4 0 10 6.5 10 6.5s-1 1.8-2.9 3.5M6.3 7.5C3.5 9.3 2 12 2 12s3.6 6.5 10 6.5c1.9 0 3.5-.5 4.9-1.2M4 4l16 16',
  video: 'M3 5h18v14H3zM8 5v14M16 5v14M3 9.5h5m-5 5h5m8-5h5m-5 5h5',
  gift: 'M4 12h16v8H4zM3 8h18v4H3zm9 0v12m0-12C9 8 7 6.8 7 5a2 2 0 0 1 4-.5L12 8l1-3.5a2 2 0 0 1 4 .5c0 1.8-2 3-5 3z',
  grid: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
  image: 'M3 5h18v14H3zm0 11 5-5 5 5 3-3 5 5M16 9h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5m0-8.5v.01',
  key: 'M15 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm-4.3 10.3L3 21m3-3 2.5 2.5M16.5 7.5h.01',
  layers: 'm12 3 9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  list: 'M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01',
  logout: 'M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4',
  mail: 'M3 5h18v14H3zm0 2 9 6 9-6',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M5 12h14',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2C10.5 21 3 13.5 3 5a2 2 0 0 1 2-2z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4',
  rupee: 'M6 4h12M6 9h12M6 14h3.5a5 5 0 0 0 0-10M9 14l6.5 7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  share: 'M12 15V3m-4 4 4-4 4 4M5 11v9h14v-9',
  sliders: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5',
  spark: 'M12 2v5m0 10v5M2 12h5m10 0h5M5 5l3.5 3.5m7 7L19 19M19 5l-3.5 3.5m-7 7L5 19',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  trash: 'M4 6h16M9 6V4h6v2M6 6l1 14h10l1-14m-8 4v6m4-6v6',
  truck: 'M2 6h12v10H2zm12 4h4l4 4v2h-8zM6.5 19h.01M17.5 19h.01',
  upload: 'M12 16V4m-5 5 5-5 5 5M4 20h16',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c0-4 3.5-6 8-6s8 2 8 6',
  warning: 'M12 3 2 20h20zm0 7v4m0 3v.01',
  whatsapp:
    'm3 21 1.5-4.5A8.8 8.8 0 1 1 8 19.8zM8.5 8c0 4 3.5 7.5 7.5 7.5l1-2-2.5-1-1 1c-1.3-.5-2.5-1.7-3-3l1-1-1-2.5z',
}
