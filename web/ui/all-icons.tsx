// All line icons, for the back office and lazy parts.
import { iconPaths, Strokes } from './icon.tsx'

export type IconName = keyof typeof allPaths

export function Icon({ name, label }: { name: IconName; label?: string | undefined }) {
  return <Strokes path={allPaths[name]} label={label} />
}
Icon.isIcon = true

const allPaths = {
  ...iconPaths,
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  bell: 'M12 3a6 6 0 0 0-6 6c0 6-2.5 7-2.5 7h17S18 15 18 9a6 6 0 0 0-6-6zm-2 17a2.2 2.2 0 0 0 4 0',
  'bell-off':
    'M7.5 5A6 6 0 0 1 18 9c0 2.5.4 4.1 1 5.2M16.5 16h-13S6 15 6 9c0-.6.1-1.1.2-1.6M10 20a2.2 2.2 0 0 0 4 0M3 3l18 18',
  case: 'M4 8h16v12H4zm0 0 2-4h12l2 4M9.5 4v8h5V4',
  chart: 'M4 20h16M7 20v-7m5 7V5m5 15V9',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-up': 'm5 15 7-7 7 7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 3v12m-5-5 5 5 5-5M4 20h16',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye-off':
    'M9.9 5.7c.7-.1 1.4-.2 2.1-.2 6.4 0 10 6.5 10 6.5s-1 1.8-2.9 3.5M6.3 7.5C3.5 9.3 2 12 2 12s3.6 6.5 10 6.5c1.9 0 3.5-.5 4.9-1.2M4 4l16 16',
  grip: 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01',
  gift: 'M4 12h16v8H4zM3 8h18v4H3zm9 0v12m0-12C9 8 7 6.8 7 5a2 2 0 0 1 4-.5L12 8l1-3.5a2 2 0 0 1 4 .5c0 1.8-2 3-5 3z',
  grid: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
  image: 'M3 5h18v14H3zm0 11 5-5 5 5 3-3 5 5M16 9h.01',
  key: 'M15 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm-4.3 10.3L3 21m3-3 2.5 2.5M16.5 7.5h.01',
  layers: 'm12 3 9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  logout: 'M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4',
  'more-actions': 'M12 5h.01M12 12h.01M12 19h.01',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-7 9c0-3.5 3-5.5 7-5.5s7 2 7 5.5M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2.5.7 4 2.4 4 5.2',
  rupee: 'M6 4h12M6 9h12M6 14h3.5a5 5 0 0 0 0-10M9 14l6.5 7',
  share: 'M12 15V3m-4 4 4-4 4 4M5 11v9h14v-9',
  sliders: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5',
  table: 'M4 5h16v14H4zm0 5h16M4 14.5h16M10 5v14',
  till: 'M4 11h16v9H4zm2 0 2-7h8l2 7M8 15h.01M12 15h.01M16 15h.01M4 17.5h16',
  trash: 'M4 6h16M9 6V4h6v2M6 6l1 14h10l1-14m-8 4v6m4-6v6',
  upload: 'M12 16V4m-5 5 5-5 5 5M4 20h16',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c0-4 3.5-6 8-6s8 2 8 6',
}
