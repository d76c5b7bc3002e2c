import { useEffect, useState } from 'react'

/** The browser is on its way to the payment page; with its back button it is here again. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const backAgain = () => setLeaving(false)
    addEventListener('pageshow', backAgain)
    return () => removeEventListener('pageshow', backAgain)
  }, [])
  const leaveFor = (url: string) => {
    setLeaving(true)
    location.assign(url)
  }
  return { isLeaving, leaveFor }
}
