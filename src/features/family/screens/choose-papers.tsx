import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Group } from '#src/ui/group.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { own as copy } from '../copy.ts'
import type { PaperChoice } from '../papers/contract.ts'
import { familyPapers } from './api.ts'
import { dayWords } from './moments.ts'

type ChoosePapersProps = { invitation: string; name: string }

/** The student's papers, to be ticked one by one for this person. */
export function ChoosePapers({ invitation: id, name }: ChoosePapersProps) {
  const query = useRead(familyPapers.choices, { id })
  return (
    <Loaded query={query} rows={2}>
      {papers =>
        papers.length === 0 ? (
          <p className="quiet">{copy.noPapers}</p>
        ) : (
          <Fold summary={copy.papersChosen(papers.filter(({ isShown }) => isShown).length, papers.length)} isOpen>
            <Papers id={id} name={name} papers={papers} />
          </Fold>
        )
      }
    </Loaded>
  )
}

type PapersProps = { id: string; name: string; papers: readonly PaperChoice[] }

function Papers({ id, name, papers }: PapersProps) {
  const choose = useVerb(
    ({ paper, is }: { paper: string; is: boolean }) =>
      is ? familyPapers.show({ id, paper }) : familyPapers.hide({ id, paper }),
    { rereads: ['family'], done: copy.changed },
  )
  const { isPending, variables } = choose
  // What was pressed stands there at once, and goes back with a refusal.
  const isSeen = ({ id: paper, isShown }: PaperChoice) =>
    isPending && variables.paper === paper ? variables.is : isShown
  return (
    <div className="stack-3">
      <Group name={`${id} papers`} label={copy.papersOf(name)}>
        {() =>
          papers.map(paper => (
            <Checkbox
              key={paper.id}
              name={`${id} ${paper.id}`}
              label={paper.name}
              detail={paper.validUntil !== null && copy.validUntil(dayWords(paper.validUntil))}
              value={isSeen(paper)}
              disabled={isPending}
              onChange={is => choose.mutate({ paper: paper.id, is })}
            />
          ))
        }
      </Group>
      <p className="quiet">{copy.notThese}</p>
    </div>
  )
}
