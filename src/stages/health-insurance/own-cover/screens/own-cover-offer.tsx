import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { insuranceOwnCover, insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import * as copy from '../copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'
import { ownCovers, type OwnCover as Kind } from '#src/stages/health-insurance/facts.shape.ts'

export function Offer({ isNoWaiver }: { isNoWaiver: boolean }) {
  const say = useVerb((kind: Kind) => insuranceOwnCover.say({ kind }), { rereads: insuranceRereads })
  return (
    <section className={classes('stack-2 ruled pad-top-5', s.offer)} aria-label={copy.offer.title}>
      <h3>{copy.offer.title}</h3>
      <p>{copy.offer.text}</p>
      {isNoWaiver && <p className={s.stress}>{copy.offer.noWaiver}</p>}
      <Actions>
        {ownCovers.map(kind => (
          <Button key={kind} busy={say.isPending && say.variables === kind} onClick={() => say.mutate(kind)}>
            {copy.offer[kind]}
          </Button>
        ))}
      </Actions>
    </section>
  )
}
