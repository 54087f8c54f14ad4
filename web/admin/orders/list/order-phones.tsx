// Phone links of a customer; none after erasure.
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'

export function OrderPhones({ mobile, alternateMobile }: { mobile: string; alternateMobile: string }) {
  return (
    <>
      {mobile && <a href={`tel:${mobile}`}>{groupedPhoneNumber(mobile)}</a>}
      {alternateMobile && <a href={`tel:${alternateMobile}`}>{groupedPhoneNumber(alternateMobile)}</a>}
    </>
  )
}
