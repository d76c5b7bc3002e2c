import { useEffect, useState, type ReactNode } from 'react'
import { Select } from '#src/ui/select.tsx'
import { isLanguage, languageNames, languages, type Said } from '#src/values/languages.ts'
import { chooseLanguage, useLanguage } from './language.ts'
import s from './in-language.module.css'
import { useLanguageWords } from './use-words.ts'

type InLanguageProps = {
  /** All that is said within. */
  says: readonly Pick<Said<unknown>, 'isHeld' | 'isMachine'>[]
  /** It is a part of a page in another language, such as a dialog. */
  isPart?: boolean
  children: ReactNode
}

/** A page in the language that its reader chose, with the way to choose another, and what is to be known of its words. */
export function InLanguage({ says, isPart = false, children }: InLanguageProps) {
  const language = useLanguage()
  const { words } = useLanguageWords()
  useEffect(() => {
    if (isPart) return
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language, isPart])
  const note = says.some(({ isHeld }) => isHeld) ? [words.inEnglish] : []
  const more = says.some(({ isMachine }) => isMachine) ? [words.byMachine] : []
  return (
    <div lang={language} className={s.page}>
      <div className="stack-2 below-4">
        <Choosing />
        {language !== 'en' && <p className="quiet">{[...note, ...more].join(' ')}</p>}
      </div>
      {children}
    </div>
  )
}

const choices = languages.map(value => ({ value, label: languageNames[value] }))

function Choosing() {
  const language = useLanguage()
  const { words } = useLanguageWords()
  const [wanted, setWanted] = useState<string>()
  const choose = async (value: string) => {
    if (!isLanguage(value)) return
    setWanted(value)
    // What does not come without a network leaves the page as it is.
    await chooseLanguage(value).catch(() => {})
    setWanted(undefined)
  }
  return (
    <div className={s.choice}>
      <Select
        name="language"
        label={words.label}
        options={choices}
        placeholder={null}
        value={wanted ?? language}
        onChange={value => void choose(value)}
      />
    </div>
  )
}
