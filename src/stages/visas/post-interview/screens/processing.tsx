import { useState, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { PostInterviewView } from '../contract.ts'
import * as copy from '../copy.ts'
import { AdviceList } from './advice-list.tsx'
import { CheckLog } from './check-log.tsx'
import { SlipForm } from './slip-form.tsx'
import { Explained } from '#src/features/glossary/screens/word.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Table } from '#src/ui/table.tsx'
import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'

type ProcessingProps = {
  view: PostInterviewView
  me: string
  /** Below it, by whether the slip is entered, and not being changed. */
  children: (isSaid: boolean) => ReactNode
}

/** Administrative processing: which slip, what it asks for, and the log of looks. */
export function Processing({ view, me, children }: ProcessingProps) {
  const [isAsked, setAsked] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { slip } = view
  const isAsking = slip === null || isEditing
  return (
    <Stack gap={5}>
      {isAsking ? (
        <SlipForm slip={slip} me={me} onHelp={() => setAsked(true)} onDone={() => setEditing(false)} />
      ) : (
        <>
          <WhoHasIt slip={slip} />
          <AdviceList slip={slip} />
          <div className="wrap gap-3">
            <Button onClick={() => setEditing(true)}>Change what the slip says</Button>
            <Button kind="link" onClick={() => setAsked(true)}>
              {copy.helpTitle}
            </Button>
          </div>
        </>
      )}
      {slip !== null && <CheckLog view={view} me={me} caseNumber={slip.caseNumber} />}
      <SlipHelp open={isAsked} onClose={() => setAsked(false)} />
      {children(!isAsking)}
    </Stack>
  )
}

const WhoHasIt = ({ slip }: { slip: NonNullable<PostInterviewView['slip']> }) => (
  <ThreeThings
    did={{
      what: `You entered the slip: ${copy.slipNames[slip.slip]}`,
      detail: formatDay(dayOf(Temporal.Instant.from(slip.updatedAt))),
    }}
    holder="With the consulate"
    now={{ what: 'Your visa is on hold', detail: copy.theirClock }}
    then={{ what: 'We look at it, too', detail: copy.ourLook }}
  />
)

/** The visa-slip help modal: what guides say of the colours, and why it is not the colour that counts. */
function SlipHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.helpTitle}>
      <div className="stack-3">
        {copy.help.map((line, index) => (
          <p key={line}>{index === 0 ? <Explained of={['slip221g']}>{line}</Explained> : line}</p>
        ))}
        <Table
          caption="How guides read the colours"
          columns={[
            { label: 'Slip', cell: ({ slip }) => slip },
            { label: 'How guides read it', cell: ({ reads }) => reads },
          ]}
          rows={copy.helpColours}
          rowKey={({ slip }) => slip}
        />
        <p>{copy.helpThen}</p>
        <SourceLine of={[copy.coloursFact]} />
      </div>
    </Dialog>
  )
}
