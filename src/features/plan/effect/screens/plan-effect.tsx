import type { effectContracts, EffectView } from '#src/features/plan/contract.ts'
import { useState } from 'react'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { FactTyped } from '#src/features/dated-facts/record/rules.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { ApiError } from '#src/wire/client.ts'
import * as copy from '../rules.ts'
import s from '#src/features/plan/screens/plan.module.css'

const { factEffect: effect } = deskApiOf<typeof effectContracts>()

type Looked = { typed: string; view: EffectView }

/** Whose plans a change would move, looked up at a press: who looks at students' dates is noted. */
export function PlanEffect({ id, typed }: { id: string; typed: FactTyped }) {
  const [looked, setLooked] = useState<Looked>()
  const look = useVerb(
    async (at: FactTyped) => ({ typed: JSON.stringify(at), view: await effect.read({ id, ...at }) }),
    {
      rereads: [],
      done: setLooked,
    },
  )
  const isWrong = look.error instanceof ApiError && look.error.status === 422
  const isStale = looked !== undefined && looked.typed !== JSON.stringify(typed)
  return (
    <section className="stack-3" aria-labelledby="plan-effect">
      <h2 className="text-4" id="plan-effect">
        {copy.title}
      </h2>
      <div>
        <Button busy={look.isPending} onClick={() => look.mutate(typed)}>
          {copy.see}
        </Button>
      </div>
      <div role="status" className="stack-3">
        {isWrong && <p>{copy.incomplete}</p>}
        {isStale && <p className="quiet">{copy.typedSince}</p>}
        {looked !== undefined && !isWrong && !isStale && <Effect of={looked.view} />}
      </div>
    </section>
  )
}

function Effect({ of: { movesPlans, count, students } }: { of: EffectView }) {
  if (!movesPlans) return <p>{copy.ofNoPlan}</p>
  if (count === 0) return <p>{copy.none}</p>
  return (
    <>
      <p>
        <strong>{copy.count(count)}</strong> {copy.afterwards}{' '}
        {count > students.length && copy.firstOnly(students.length)}
      </p>
      <ul className={s.students}>
        {students.map(({ id, name, changes }) => (
          <li className="ruled pad-y-2" key={id}>
            <StudentLink href={`/desk/students/${id}`} name={name} />
            <ul>
              {changes.map(words => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
