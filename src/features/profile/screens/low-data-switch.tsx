import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isLowData, switchLowData } from '#src/browser/low-data.ts'
import { keepPages } from '#src/browser/offline-pages.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/people/screens/profile.module.css'

/** Of this device, and of nobody's account. */
export function LowDataSwitch() {
  const queries = useQueryClient()
  const [isOn, setOn] = useState(isLowData)
  const change = (next: boolean) => {
    switchLowData(next)
    setOn(next)
    if ('serviceWorker' in navigator) void keepPages(queries).catch(() => {})
  }
  return (
    <section className={classes('heads-4 stack-4', s.part)} aria-labelledby="this-device">
      <h2 id="this-device">On this device</h2>
      <Checkbox name="low-data" label="Use less data" detail={whatItDoes} value={isOn} onChange={change} />
    </section>
  )
}

const whatItDoes =
  'Keeps only the pages you open for reading offline, uses your device’s own fonts and counts no screens; videos and pictures wait until you press them.'
