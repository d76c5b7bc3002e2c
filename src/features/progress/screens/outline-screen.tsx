import type { Outline } from '#src/journey/outline.ts'
import { Awaited } from '#src/ui/arrival.ts'
import { later, type Later } from '#src/ui/later.tsx'
import type { OutlinedProps } from './outlined.tsx'

type Load = () => Promise<object>

/** What the steps of a stage take and need, and how it is finished another way: fetched once the stage is open. */
export function outlineScreen(words: () => Promise<{ outline: Outline }>): Later<OutlinedProps> & { loads: Load[] } {
  const outlined = () => import('./outlined.tsx')
  const Screen = later(
    async () => {
      const [{ outline }, { Outlined }] = await Promise.all([words(), outlined()])
      return (props: OutlinedProps) => <Outlined {...props} outline={outline} />
    },
    <Awaited />,
  )
  return Object.assign(Screen, { loads: [words, outlined] })
}
