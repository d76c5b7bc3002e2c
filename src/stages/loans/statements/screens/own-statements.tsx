import { useState } from 'react'
import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import { loanStatements } from '#src/stages/loans/sheet/screens/api.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { StatementView } from '../contract.ts'
import * as copy from '../copy.ts'
import { isAwaited, languageIn, statementLanguages, statementWords } from '../rules.ts'

type OfOffer = { offer: string; lender: string; statements: readonly StatementView[] }

const doNothing = () => {}

/** In which languages each lender gave its Key Fact Statement, and what is still asked for. */
export function OwnStatements() {
  const query = useRead(loanStatements.list)
  return (
    <div className="stack-4 readable">
      <p>{copy.lede}</p>
      <p>{copy.rule}</p>
      <Loaded query={query} rows={3}>
        {offers => {
          const accepted = offers.filter(offer => offer.accepted)
          return (accepted.length > 0 ? accepted : offers).map(of => <OfLender key={of.offer} of={of} />)
        }}
      </Loaded>
      <SourceLine of={copy.statementFacts} />
    </div>
  )
}

function OfLender({ of: { offer: id, lender, statements } }: { of: OfOffer }) {
  return (
    <section className="heads-3 stack-3 ruled-below pad-y-3" aria-label={copy.ofLender(lender)}>
      <h3>{lender}</h3>
      {statements.length === 0 && <p>{copy.notGiven}</p>}
      {statements.map(statement => (
        <div key={statement.language} className="stack-2">
          <p>
            {statementWords(statement)}
            {statement.givenAt !== null && !statement.isHere && `. ${copy.notHere}`}
          </p>
          <OfLanguage id={id} statement={statement} />
        </div>
      ))}
      <Asking id={id} lender={lender} statements={statements} />
    </section>
  )
}

function OfLanguage({ id, statement }: { id: string; statement: StatementView }) {
  const { language, isHere } = statement
  const takeBack = useVerb(() => loanStatements.takeBack({ id, language }), {
    rereads: ['loans'],
    done: copy.takenBack,
  })
  if (isHere)
    return (
      <div>
        <DownloadButton from={`/api/loans/offers/${id}/statements/${language}`} name={copy.file(language)}>
          {copy.open(language)}
        </DownloadButton>
      </div>
    )
  if (!isAwaited(statement)) return null
  return (
    <div>
      <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
        {copy.takeBack(language)}
      </Button>
    </div>
  )
}

function Asking({ id, lender, statements }: { id: string; lender: string; statements: readonly StatementView[] }) {
  const [chosen, setChosen] = useState('')
  const [isTried, setTried] = useState(false)
  const language = languageIn(chosen)
  const ask = useVerb((wanted: StatementView['language']) => loanStatements.ask({ id, language: wanted }), {
    rereads: ['loans'],
    done: copy.asked,
  })
  const left = statementLanguages.filter(one => !statements.some(statement => statement.language === one))
  if (left.length === 0) return null
  return (
    <div className="stack-3">
      <Select
        label={copy.language}
        name={`language-${id}`}
        value={chosen}
        onChange={setChosen}
        onBlur={doNothing}
        error={isTried && language === undefined ? copy.languageRequired : undefined}
        options={left.map(value => ({ value, label: value }))}
      />
      <Actions>
        <Button
          aria-label={`${copy.ask}: ${lender}`}
          busy={ask.isPending}
          onClick={() => {
            setTried(true)
            if (language !== undefined) ask.mutate(language)
          }}
        >
          {copy.ask}
        </Button>
      </Actions>
    </div>
  )
}
