import { use, type ReactNode } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { HelpContext } from '#src/ui/help.ts'
import { HelpIcon, InfoIcon } from '#src/ui/icons.tsx'
import { PressRow } from '#src/ui/press-row.tsx'
import * as copy from '../copy.ts'

/** What is not a step: help, another way to finish, and what the stage says of itself. */
export function StageFoot({ onAbout, children }: { onAbout: (() => void) | undefined; children?: ReactNode }) {
  const help = use(HelpContext)
  return (
    <div className="screen-only ruled">
      <PressRow icon={<HelpIcon />} title={copy.helpTitle} isDialog onPress={() => help?.open()} />
      {children}
      {onAbout !== undefined && <PressRow icon={<InfoIcon />} title={copy.about} onPress={onAbout} />}
    </div>
  )
}

export const NoSteps = ({ drawing }: { drawing: ReactNode }) => (
  <EmptyState drawing={drawing} title="The steps of this stage are being assigned" level={2}>
    You have not missed anything. Ask Asha if you need this part sooner.
  </EmptyState>
)
