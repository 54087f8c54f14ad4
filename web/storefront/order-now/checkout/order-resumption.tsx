// Resumes an order that was being sent when the page was left; rarely loaded.
import { useEffect, useRef } from 'react'
import type { OrderPageSettings } from '#domain/settings/public-settings.ts'
import { resumeOrder } from './send-order.ts'
import { useOrderPlaced } from './use-order-placed.ts'

export default function OrderResumption({ settings }: { settings: OrderPageSettings }) {
  const onPlaced = useOrderPlaced(settings)
  const begun = useRef(false)
  useEffect(() => {
    if (!begun.current) void resumeOrder(settings, onPlaced)
    begun.current = true
  })
  return null
}
