import { useState } from 'react'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import type { ApplicationFile } from '#src/stages/loans/desk/contract.ts'
import { loanDesk, useLoanVerb, type Which } from '#src/stages/loans/desk/screens/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Select } from '#src/ui/select.tsx'
import * as copy from '../copy.ts'
import { isAwaited, languageIn, statementLanguages, statementWords, type StatementLanguage } from '../rules.ts'

type GiveStatementProps = { statements: ApplicationFile['statements']; which: Which }

const doNothing = () => {}

/** The lender sees which language is asked for, and notes in which the statement was given. */
export function GiveStatement({ statements, which }: GiveStatementProps) {
  const { desk } = copy
  const awaited = statements.find(isAwaited)?.language ?? ''
  const [chosen, setChosen] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [files, setFiles] = useState<readonly DocumentView[]>([])
  const [isSending, setSending] = useState(false)
  const language = languageIn(chosen ?? awaited)
  const give = useLoanVerb(async (given: StatementLanguage) => {
    await loanDesk.giveStatement({ ...which, language: given, document: files[0]?.id ?? null })
    setFiles([])
    setChosen(undefined)
    setTried(false)
  }, desk.noted)
  const withdraw = useLoanVerb(
    (given: StatementLanguage) => loanDesk.withdrawStatement({ ...which, language: given }),
    desk.withdrawn,
  )
  return (
    <Card as="section" label={desk.title}>
      <div className="stack-4">
        <h2>{desk.title}</h2>
        <p>{desk.lede}</p>
        {statements.map(statement => (
          <div key={statement.language} className="spread middle gap-3">
            <span>{statementWords(statement)}</span>
            {statement.givenAt !== null && (
              <Button kind="link" busy={withdraw.isPending} onClick={() => withdraw.mutate(statement.language)}>
                {desk.withdraw(statement.language)}
              </Button>
            )}
          </div>
        ))}
        <Select
          label={copy.language}
          name="statement-language"
          value={chosen ?? awaited}
          onChange={setChosen}
          onBlur={doNothing}
          error={isTried && language === undefined ? copy.languageRequired : undefined}
          options={statementLanguages.map(value => ({ value, label: value }))}
        />
        <FileField
          label={desk.file}
          optional
          purpose="terms"
          to={`/api/desk/loan-applications/${which.student}/terms?${new URLSearchParams({ bank: which.bank })}`}
          value={files}
          onChange={setFiles}
          onSending={setSending}
        />
        <div>
          <Button
            busy={give.isPending || isSending}
            onClick={() => {
              setTried(true)
              if (language !== undefined) give.mutate(language)
            }}
          >
            {desk.note}
          </Button>
        </div>
      </div>
    </Card>
  )
}
