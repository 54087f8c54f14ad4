// The player's icons, loaded by no other page.
const paths = {
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  muted: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM17 9.5l5 5m0-5-5 5',
  loud: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 8.5a5 5 0 0 1 0 7M19 5.5a9 9 0 0 1 0 13',
}

export function ShowIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" data-name={name} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
