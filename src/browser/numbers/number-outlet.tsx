import { useEffect, useState } from 'react'
import { later } from '#src/ui/later.tsx'
import { askAboutNumbersBy, type Question, type Said } from './questions.ts'

const AboutNumber = later(async () => (await import('./about-number.tsx')).AboutNumber, null)

type Asked = { question: Question; answer: (said: Said | undefined) => void }

/** Where any call may be refused for a number in it, its writer is asked: one question after the other. */
export function NumberOutlet() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    let before: Promise<unknown> = Promise.resolve()
    return askAboutNumbersBy(question => {
      const { promise, resolve } = Promise.withResolvers<Said | undefined>()
      before = before.then(() => {
        setAsked({ question, answer: resolve })
        return promise.finally(() => setAsked(undefined))
      })
      return promise
    })
  }, [])
  return asked !== undefined && <AboutNumber question={asked.question} onSay={asked.answer} />
}
