// Loads the screen's data again while work goes on in the background, which would continue without the page too.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_MS = 2_000

export function useLookWhile(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
