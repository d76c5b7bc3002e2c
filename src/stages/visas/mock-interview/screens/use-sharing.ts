import { useState } from 'react'
import { upload } from '#src/browser/upload.ts'
import * as words from '#src/features/documents/copy.ts'
import { ApiError } from '#src/wire/client.ts'
import type { QuestionId } from '../rules.ts'
import { mockInterview, useReread } from './api.ts'
import type { Practice, Take } from './use-practice.ts'
import { fieldOf } from '#src/values/unknown.ts'

type Shared = { percent: number | undefined; error: string | undefined; share: () => Promise<void> }

/** Sends each recording, then all of them at once. What has arrived is not sent again when one tries again. */
export function useSharing(practice: Practice): Shared {
  const reread = useReread()
  const [percent, setPercent] = useState<number>()
  const [error, setError] = useState<string>()
  const takes = practice.questions.flatMap(id => practice.takes.find(({ question }) => question === id) ?? [])

  async function share() {
    const arrived = new Map(takes.flatMap(({ question, document }) => (document === '' ? [] : [[question, document]])))
    setError(undefined)
    setPercent(0)
    try {
      for (const take of takes) {
        if (arrived.has(take.question)) continue
        const done = arrived.size
        const part = (of: number) => setPercent((100 * done + of) / takes.length)
        arrived.set(take.question, await send(await practice.fileOf(take.question), part))
      }
      setPercent(100)
      await mockInterview.share({ answers: takes.map(take => answerOf(take, arrived)) })
      await practice.forget()
      await reread()
    } catch (failure) {
      // Those that waited too long on the server are gone there, and still here.
      practice.noteSent(failure instanceof ApiError && failure.code === 'file-gone' ? new Map() : arrived)
      setError(failure instanceof Error ? failure.message : words.brokenOff)
    } finally {
      setPercent(undefined)
    }
  }

  return { percent, error, share }
}

const answerOf = ({ question, seconds, isVideo }: Take, arrived: ReadonlyMap<QuestionId, string>) => ({
  question,
  seconds,
  isVideo,
  document: arrived.get(question) ?? '',
})

async function send(file: File | undefined, onProgress: (percent: number) => void): Promise<string> {
  if (file === undefined) throw new Error(lost)
  const address = `/api/documents?${new URLSearchParams({ purpose: 'interview', name: file.name })}`
  return String(fieldOf(await upload(address, file, { onProgress, brokenOff: words.brokenOff }).done, 'id'))
}

const lost = 'One of the recordings is not on this device any more. Please record that answer again.'
