import { useEffect, useRef } from 'react'
import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { close, reopen, requestHelp } from '#src/stages/sop-review/screens/later-sop.ts'
import { useSopVerb } from '#src/stages/sop-review/screens/api.ts'
import type { VersionView } from '../contract.ts'
import * as copy from '../copy.ts'
import { closingOf, requestOf } from '#src/stages/sop-review/pending/rules.ts'
import s from './feedback.module.css'
import { markedIn, remarksWords } from './placed.ts'
import { isDone } from './state.tsx'

type NextActionsProps = { version: VersionView; isAsking: boolean; onAsk: (isAsking: boolean) => void }

/** What one does with the feedback: ask for help with some of it, or be done with it. */
export function NextActions({ version, isAsking, onAsk }: NextActionsProps) {
  const here = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  const isOver = isDone(version)
  // The button that was pressed is gone: the keyboard goes to what took its place. What was pressed in another
  // tab moves nobody.
  useEffect(() => {
    if (wasPressed.current) here.current?.focus()
    wasPressed.current = false
  }, [isOver, isAsking])
  const press = () => {
    wasPressed.current = true
  }
  return (
    <section ref={here} tabIndex={-1} className={isAsking ? s.asking : undefined} aria-label="What to do next">
      {isOver ? (
        <Card next>
          <div className="stack-3">
            <p>{doneWords(version)}</p>
            <Done version={version} onPress={press} />
          </div>
        </Card>
      ) : isAsking ? (
        <Asking
          version={version}
          onPress={press}
          onBack={() => {
            press()
            onAsk(false)
          }}
        />
      ) : (
        <Card next>
          <Choice version={version} onAsk={() => onAsk(true)} onPress={press} />
        </Card>
      )}
      <KeptHere thing={closingOf(version.sopId)} />
      <KeptHere thing={requestOf(version.sopId)} />
    </section>
  )
}

function doneWords({ moreHelpRequested, moreHelpAnsweredAt }: VersionView): string {
  if (!moreHelpRequested)
    return 'You marked this feedback as complete. Work it into your text, and send the next version.'
  return moreHelpAnsweredAt === null
    ? copy.expertWillHelp
    : 'Your questions are answered below the remarks that you marked.'
}

type ChoiceProps = { version: VersionView; onAsk: () => void; onPress: () => void }

function Choice({ version, onAsk, onPress }: ChoiceProps) {
  const finish = useSopVerb(() => close(version))
  return (
    <div className="stack-3">
      <p>Is a remark unclear? Mark it, and an expert helps you with it. If all is clear, you are done here.</p>
      <Actions>
        <Button
          kind="primary"
          busy={finish.isPending}
          onClick={() => {
            onPress()
            finish.mutate(undefined)
          }}
        >
          Mark as Complete
        </Button>
        <Button onClick={onAsk}>Need Help</Button>
      </Actions>
    </div>
  )
}

type AskingProps = { version: VersionView; onPress: () => void; onBack: () => void }

function Asking({ version, onPress, onBack }: AskingProps) {
  const ask = useSopVerb(() => requestHelp(version), copy.helpReceived)
  const marked = markedIn(version.remarks)
  useEffect(goToFirstTick, [])
  return (
    <>
      <span role="status" id="help-marked">
        {marked === 0 ? copy.nothingMarked : `You marked ${remarksWords(marked)}. An expert answers each.`}
      </span>
      <div className="wrap gap-3">
        <Button
          kind="primary"
          disabled={marked === 0}
          aria-describedby="help-marked"
          busy={ask.isPending}
          onClick={() => {
            onPress()
            ask.mutate(undefined)
          }}
        >
          Submit Request
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </>
  )
}

/** The remarks stand further up: where one marks them is where one goes. */
function goToFirstTick(): void {
  const tick = document.querySelector<HTMLElement>('main [name="help"]')
  tick?.focus({ preventScroll: true })
  tick?.scrollIntoView({ block: 'center' })
}

type DoneProps = { version: VersionView; onPress?: () => void }

/** Done is not for ever: until the next version is sent, it is opened again by a press. */
export function Done({ version, onPress }: DoneProps) {
  const open = useSopVerb(() => reopen(version))
  return (
    <Actions>
      <ButtonLink kind="primary" href="/sop-review/submit-sop">
        Write version {version.number + 1}
      </ButtonLink>
      <Button
        kind="link"
        busy={open.isPending}
        onClick={() => {
          onPress?.()
          open.mutate(undefined)
        }}
      >
        {version.moreHelpRequested && version.moreHelpAnsweredAt === null ? 'Take the request back' : 'Open it again'}
      </Button>
    </Actions>
  )
}
