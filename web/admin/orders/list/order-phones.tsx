// The numbers of a customer, to call with one touch.

export function OrderPhones({ mobile, alternateMobile }: { mobile: string; alternateMobile: string }) {
  return (
    <>
      <a href={`tel:${mobile}`}>{mobile}</a>
      {alternateMobile && <a href={`tel:${alternateMobile}`}>{alternateMobile}</a>}
    </>
  )
}
