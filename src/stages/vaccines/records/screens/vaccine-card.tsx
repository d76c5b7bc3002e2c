import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import { useState } from 'react'
import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { StatusTag, type StatusTone } from '#src/ui/status-tag.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { askWords } from '#src/stages/vaccines/requirements/copy.ts'
import { dayWords } from './days.ts'
import { sayLacking, useVaccineVerb } from './api.ts'
import type { VaccinesView } from '../contract.ts'
import * as copy from '../copy.ts'
import { lackOf } from '../rules.ts'
import { AddRecord } from './add-record.tsx'
import { HadList } from './had-list.tsx'

type Standing = VaccinesView['standings'][number]
type VaccineCardProps = { standing: Standing; view: VaccinesView; owner: string }

/** One vaccine: what is asked, what one has of it, and how far that goes. */
export function VaccineCard({ standing, view, owner }: VaccineCardProps) {
  const { vaccine } = standing
  const [isAdding, setIsAdding] = useState(false)
  const item = view.list?.items.find(one => one.vaccine === vaccine)
  const records = view.records.filter(one => one.vaccine === vaccine)
  const lacks = view.lacks.includes(vaccine)
  if (item === undefined) return null
  const name = copy.vaccineNames[vaccine]
  return (
    <Card as="li" label={name}>
      <div className="stack-3">
        <div className="row-3 lines-2">
          <h3 className="text-3">{name}</h3>
          <Tag tone="plain">{askWords[item.ask]}</Tag>
          <StandingTag standing={standing} lacks={lacks} hasAny={records.length > 0} />
        </div>
        <p>{copy.vaccineWords[vaccine]}</p>
        <Fold isSmall summary={copy.whatCounts}>
          <div className="stack-2">
            <p>
              {[copy.vaccineLimits[vaccine], copy.spacingOf(item), copy.fromAgeOf(item), ...copy.rulesOf(item)]
                .filter(Boolean)
                .join(' ')}
              {!item.isRead && view.list?.isCommon === false && ` ${copy.usualHere}`}
            </p>
            <SourceLine of={copy.dosesFacts(vaccine)} />
          </div>
        </Fold>
        {records.length > 0 && <HadList records={records} standing={standing} item={item} flight={view.flight} />}
        {standing.until !== undefined && (
          <p className="quiet">{copy.untilWords(dayWords(standing.until), view.flight)}</p>
        )}
        {standing.by === 'titre' && <p className="quiet">{copy.titreWords}</p>}
        {isAdding ? (
          <AddRecord item={item} view={view} owner={owner} onDone={() => setIsAdding(false)} />
        ) : (
          <Answers
            name={name}
            vaccine={vaccine}
            lacks={lacks}
            hasAny={records.length > 0}
            onAdd={() => setIsAdding(true)}
          />
        )}
      </div>
    </Card>
  )
}

type AnswersProps = { name: string; vaccine: Standing['vaccine']; lacks: boolean; hasAny: boolean; onAdd: () => void }

function Answers({ name, vaccine, lacks, hasAny, onAdd }: AnswersProps) {
  const say = useVaccineVerb((isLacking: boolean) => sayLacking(vaccine, isLacking))
  return (
    <div>
      <Actions>
        <Button onClick={onAdd}>
          {hasAny ? 'Add another' : 'I have this'}
          <VisuallyHidden> ({name})</VisuallyHidden>
        </Button>
        {!hasAny && (
          <Button kind="link" busy={say.isPending} onClick={() => say.mutate(!lacks)}>
            {lacks ? 'Undo ‘I have none’' : 'I have none'}
            <VisuallyHidden> ({name})</VisuallyHidden>
          </Button>
        )}
      </Actions>
      <KeptHere thing={lackOf(vaccine)} />
    </div>
  )
}

const tones = { 'not-asked': 'open', done: 'done', missing: 'open', expired: 'wrong', 'too-early': 'wrong' } as const

function StandingTag({ standing, lacks, hasAny }: { standing: Standing; lacks: boolean; hasAny: boolean }) {
  const tone: StatusTone = lacks && !hasAny ? 'waiting' : tones[standing.state]
  return <StatusTag tone={tone}>{copy.standingWords(standing, { lacks, hasAny })}</StatusTag>
}
