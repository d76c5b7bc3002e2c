import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { classes } from '#src/ui/classes.ts'
import { useForm } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { useProof } from '#src/features/accounts/ways/screens/use-proof.tsx'
import p from '#src/features/people/screens/profile.module.css'
import type { RightsView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkErasure, eraseWord } from '../rules.ts'
import { rights } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

export function Erasure({ view: { erasure, standing } }: { view: RightsView }) {
  const [isAsked, setAsked] = useState(false)
  const { proved, dialog } = useProof()
  if (erasure !== null) return <Waiting due={erasure.due} standing={standing} />
  return (
    <section className={classes('heads-4 stack-4', p.part)} aria-label="Erase your account">
      <h2>Erase your account</h2>
      <p>{copy.erasureMeans}</p>
      {standing.length > 0 ? (
        <Notice tone="waiting" title="This stands against it still">
          <Standing standing={standing} />
        </Notice>
      ) : (
        <div>
          <Button kind="danger" onClick={() => setAsked(true)}>
            Erase my account
          </Button>
        </div>
      )}
      {isAsked && (
        <AskErasure ask={word => proved(() => rights.askErasure({ word }))} onClose={() => setAsked(false)} />
      )}
      {dialog}
    </section>
  )
}

function Waiting({ due, standing }: { due: string; standing: RightsView['standing'] }) {
  const undo = useVerb(rights.undoErasure, { rereads: ['rights', 'notifications'], done: copy.erasureUndoneWords })
  return (
    <Notice
      tone="waiting"
      title={`Your account will be erased on ${formatDay(dayOf(Temporal.Instant.from(due)))}`}
      action={
        <Button kind="primary" busy={undo.isPending} onClick={() => undo.mutate({})}>
          Keep my account
        </Button>
      }
    >
      <p>
        Until then everything works as before, and you can undo it. Save a copy first if you want to keep something.
      </p>
      {standing.length > 0 && (
        <>
          <p>It waits for this:</p>
          <Standing standing={standing} />
        </>
      )}
    </Notice>
  )
}

const Standing = ({ standing }: Pick<RightsView, 'standing'>) => (
  <ul className="stack-2 points">
    {standing.map(kind => (
      <li key={kind}>{copy.standingWords[kind]}</li>
    ))}
  </ul>
)

function AskErasure({ ask, onClose }: { ask: (word: string) => Promise<unknown>; onClose: () => void }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form = useForm({
    initial: { word: '' },
    check: checkErasure,
    submit: async ({ word }) => {
      await ask(word)
      toasts.success(copy.erasureAskedWords)
      onClose()
      await readAgain(queries, 'rights')
    },
  })
  return (
    <Dialog open title="Erase your account?" onClose={onClose}>
      <div className="stack-4">
        <p>{copy.erasureMeans}</p>
        <FormFrame form={form} label="Erase your account">
          <TextInput
            {...form.field('word')}
            label={`Type ${eraseWord}`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button kind="danger" type="submit" busy={form.busy}>
            Erase my account in seven days
          </Button>
        </FormFrame>
      </div>
    </Dialog>
  )
}
