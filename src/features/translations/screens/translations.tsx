import { useState } from 'react'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { saveFile } from '#src/browser/download.ts'
import { useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import type { DeskScreenProps } from '#src/manifest/desk.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { isLanguage, languageNames, otherLanguages, type OtherLanguage } from '#src/values/languages.ts'
import { marksIn, reviewed, writePo } from '#src/values/po.ts'
import type { EntryView, FileView, translationsContracts } from '../contract.ts'
import * as copy from '../copy.ts'
import { useCorrections, type Correction } from './corrections.ts'

const { translations } = deskApiOf<typeof translationsContracts>()

const choices = otherLanguages.map(value => ({ value, label: languageNames[value] }))

/** Where somebody who speaks a language reads what was translated into it. */
export function Translations({ seat }: Pick<DeskScreenProps, 'seat'>) {
  const [language, setLanguage] = useState<OtherLanguage>('hi')
  const [by, setBy] = useState(seat.firstName)
  const query = useRead(translations.read, { language })
  return (
    <Screen title={copy.title} words={copy.lede}>
      <div className="stack-4">
        <Select
          name="language"
          label={copy.language}
          placeholder={null}
          options={choices}
          value={language}
          onChange={value => isLanguage(value) && value !== 'en' && setLanguage(value)}
        />
        <TextInput
          name="by"
          label={copy.name}
          value={by}
          onChange={setBy}
          autoComplete="name"
          error={by.trim() === '' ? copy.nameRequired : undefined}
        />
        <Loaded query={query} rows={6}>
          {files => <Files key={language} language={language} files={files} by={by.trim()} />}
        </Loaded>
      </div>
    </Screen>
  )
}

type FilesProps = { language: OtherLanguage; files: readonly FileView[]; by: string }

function Files({ language, files, by }: FilesProps) {
  const [set, setSet] = useState(files[0]?.set ?? '')
  const file = files.find(one => one.set === set)
  return (
    <>
      <Select
        name="set"
        label={copy.set}
        placeholder={null}
        options={files.map(one => ({ value: one.set, label: one.set }))}
        value={set}
        onChange={setSet}
      />
      {file !== undefined && <File key={set} language={language} file={file} by={by} />}
    </>
  )
}

type FileProps = { language: OtherLanguage; file: FileView; by: string }

function File({ language, file: { set, entries }, by }: FileProps) {
  const [isOnlyOpen, setOnlyOpen] = useState(true)
  const [corrections, correct] = useCorrections(`${language} ${set}`)
  const today = dayOf(useNow())
  // What is marked on this page stays in sight.
  const shown = entries.filter(entry => !isOnlyOpen || !isReviewed(entry) || entry.context in corrections)
  const wrong = Object.entries(corrections).some(([context, { text }]) =>
    entries.some(entry => entry.context === context && isWrong(entry, text)),
  )
  const save = () => {
    const done = entries.map(entry => corrected(entry, corrections[entry.context], { by, on: today.toString() }))
    saveFile(new Blob([writePo(language, set, done)], { type: 'text/x-gettext-translation' }), `${set}.${language}.po`)
  }
  return (
    <>
      <Checkbox name="only-open" label={copy.onlyOpen} value={isOnlyOpen} onChange={setOnlyOpen} />
      {shown.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <ul className="list" aria-label={copy.caption}>
          {shown.map(entry => (
            <li key={entry.context} className="stack-4 tiles-2 lines-5 ruled-below pad-y-3">
              <English entry={entry} />
              <Translation
                entry={entry}
                language={language}
                correction={corrections[entry.context] ?? { text: entry.text, isReviewed: false }}
                onChange={correction => correct(entry.context, correction)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status">{copy.unsaved(Object.keys(corrections).length)}</p>
      <Actions>
        <Button kind="primary" disabled={by === '' || wrong} onClick={save}>
          {copy.save}
        </Button>
      </Actions>
    </>
  )
}

const isReviewed = ({ state, isOpen }: EntryView): boolean => state?.kind === 'reviewed' && !isOpen

const isWrong = ({ english }: EntryView, text: string): boolean => text !== '' && marksIn(english) !== marksIn(text)

/** A text that was changed and not marked is nobody's review: its state goes, and the command writes a new one. */
function corrected(
  { state, ...entry }: EntryView,
  correction: Correction | undefined,
  mark: { by: string; on: string },
) {
  if (correction === undefined) return { ...entry, state }
  const { text, isReviewed: isMarked } = correction
  const now = { ...entry, text, state: text === entry.text ? state : undefined }
  return isMarked && text !== '' ? reviewed(now, mark) : now
}

const English = ({ entry: { context, english, state, isWeighty, isOpen } }: { entry: EntryView }) => (
  <div className="stack-1 breakable">
    <span>{english}</span>
    <span className="quiet block">{context}</span>
    {isWeighty && <span className="quiet block">{copy.weighty}</span>}
    {isOpen && <span className="tight block">{copy.changed}</span>}
    <span className="quiet block">
      {state === undefined
        ? copy.missing
        : (state.kind === 'reviewed' ? copy.reviewed : copy.byMachine)(
            state.by,
            formatDay(Temporal.PlainDate.from(state.on)),
          )}
    </span>
  </div>
)

type TranslationProps = {
  entry: EntryView
  language: OtherLanguage
  correction: Correction
  onChange: (correction: Correction) => void
}

const Translation = ({ entry, language, correction: { text, isReviewed: isMarked }, onChange }: TranslationProps) => (
  <div className="stack-2" lang={language}>
    <TextArea
      name={entry.context}
      label={`${copy.translation}: ${entry.context}`}
      value={text}
      minRows={2}
      error={isWrong(entry, text) ? copy.wrongMarks(marksIn(entry.english)) : undefined}
      onChange={changed => onChange({ text: changed, isReviewed: false })}
    />
    <div lang="en">
      <Checkbox
        name={`${entry.context} reviewed`}
        label={`${copy.mark}: ${entry.context}`}
        value={isMarked}
        disabled={text === '' || isWrong(entry, text)}
        onChange={is => onChange({ text, isReviewed: is })}
      />
    </div>
  </div>
)
