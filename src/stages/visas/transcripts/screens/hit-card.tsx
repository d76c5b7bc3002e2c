import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { TickIcon } from '#src/ui/icons.tsx'
import { Ring } from '#src/ui/ring.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { Hit } from '../contract.ts'
import { fundings, factNames, fromStudent, fundingNames, illustrative, outcomeNames } from '../rules.ts'
import s from './transcripts.module.css'

/** How near it comes, how it ended, and which of its facts are the reader's. */
export function HitCard({ hit, onOpen }: { hit: Hit; onOpen: () => void }) {
  const { matchPercent, university, consulate } = hit.matchedAttribs
  return (
    <article className={s.card} aria-label={`${university.name}, ${consulate}`}>
      <div className={s.ring}>
        <Ring percent={matchPercent} label=" match" size={72} />
      </div>
      <Badges hit={hit} />
      <HitFacts hit={hit} />
      <div className={s.read}>
        <Button onClick={onOpen}>
          Read transcript
          <VisuallyHidden>
            : {university.name}, {consulate}
          </VisuallyHidden>
        </Button>
      </div>
    </article>
  )
}

export function Badges({ hit: { matchedAttribs, isIllustrative } }: { hit: Hit }) {
  const { visaAccepted } = matchedAttribs
  return (
    <div className={classes('wrap gap-2', s.badges)}>
      <StatusTag tone={visaAccepted ? 'done' : 'wrong'}>
        {outcomeNames[visaAccepted ? 'accepted' : 'rejected']}
      </StatusTag>
      <Tag>{isIllustrative ? illustrative : fromStudent}</Tag>
    </div>
  )
}

export function HitFacts({ hit: { matchedAttribs: transcript, matches } }: { hit: Hit }) {
  const funding = fundings.filter(one => transcript[one]).map(one => fundingNames[one])
  return (
    <dl className={s.facts}>
      <Fact name={factNames.consulate} said={transcript.consulate} isMatched={matches.consulate} />
      <Fact name={factNames.university} said={transcript.university.name} isMatched={matches.university} />
      <Fact
        name={factNames.subject}
        said={transcript.subject}
        isMatched={matches.subject === 'same'}
        isNear={matches.subject === 'near'}
      />
      <Fact name={factNames.funding} said={funding.join(' and ')} isMatched={matches.funding} />
    </dl>
  )
}

type FactProps = { name: string; said: string; isMatched: boolean; isNear?: boolean }

function Fact({ name, said, isMatched, isNear = false }: FactProps) {
  return (
    <div className={s.fact}>
      <dt className="text-1 dim">{name}</dt>
      <dd className="line baseline gap-2 breakable semibold">
        {isMatched && <TickIcon size={16} />}
        <span>
          {said}
          {isMatched && <VisuallyHidden>, like yours</VisuallyHidden>}
          {isNear && <span className="quiet"> (a field close to yours)</span>}
        </span>
      </dd>
    </div>
  )
}
