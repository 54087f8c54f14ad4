// The details of an order in the banner of its confirmation and of its page.
type BannerDetailsProps = { details: readonly (readonly [name: string, value: string])[] }

export function BannerDetails({ details }: BannerDetailsProps) {
  return (
    <dl className="confirmation-facts row centred">
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
