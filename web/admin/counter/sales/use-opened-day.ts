// Keeps the day with which the screen was opened past midnight, when today’s sales become those of the next day.
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useUrlFilter } from '#web/admin/kit/use-url-filter.ts'

/** `day` is the loaded one. False until the address has the day of a screen that was opened before midnight. */
export function useOpenedDay(day: string): boolean {
  const { key } = useLocation()
  const [params, setFilter] = useUrlFilter()
  const [opened, setOpened] = useState({ key, day })
  if (opened.key !== key) setOpened({ key, day })
  const isNext = opened.key === key && opened.day !== day && !params.has('day')
  const keep = useEffectEvent(() => setFilter({ day: opened.day }))
  useEffect(() => {
    if (isNext) keep()
  }, [isNext])
  return !isNext
}
