import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { useVisaVerb } from '#src/stages/visas/screens/api.ts'
import { site } from '../copy.ts'
import { reach } from './later-sevis.ts'

type Opened = 'open' | 'blocked'

/** (1) The fee site in a window beside this one, and a link where the browser lets none open. */
export function FeeSite({ onOpened }: { onOpened: () => void }) {
  const [opened, setOpened] = useState<Opened>()
  const say = useVisaVerb(() => reach('opened'), onOpened)
  const open = () => {
    const popup = window.open(site.address, 'safar-sevis-fee', 'popup,width=1000,height=760')
    setOpened(popup === null ? 'blocked' : 'open')
  }
  return (
    <Stack gap={4}>
      <h3>{site.title}</h3>
      <p>{site.words}</p>
      {opened === 'blocked' && (
        <Notice tone="wrong" live title={site.blocked}>
          <Link href={site.address} target="_blank" rel="noreferrer" onClick={() => setOpened('open')}>
            {site.blockedWay}
          </Link>
        </Notice>
      )}
      <Actions>
        <Button kind={opened === undefined ? 'primary' : 'quiet'} onClick={open}>
          {site.open}
        </Button>
        <Button
          kind={opened === 'open' ? 'primary' : 'quiet'}
          busy={say.isPending}
          onClick={() => say.mutate(undefined)}
        >
          {site.opened}
        </Button>
      </Actions>
    </Stack>
  )
}
