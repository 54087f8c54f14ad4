// The numbers of a customer, to call with one touch; none of one who was erased.

export function OrderPhones({ mobile, alternateMobile }: { mobile: string; alternateMobile: string }) {
  return (
    <>
      {mobile && <a href={`tel:${mobile}`}>{mobile}</a>}
      {alternateMobile && <a href={`tel:${alternateMobile}`}>{alternateMobile}</a>}
    </>
  )
}
