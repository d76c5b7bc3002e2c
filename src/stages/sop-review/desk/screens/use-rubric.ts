import { useEffect, useEffectEvent, useRef } from 'react'
import { useSavedForm } from '#src/ui/saved-form.ts'
import type { RubricView } from '#src/stages/sop-review/feedback/contract.ts'
import { ratings } from '#src/stages/sop-review/feedback/rules.ts'
import type { Shortcut } from '#src/ui/shortcuts.tsx'
import type { DeskVersion } from '#src/stages/sop-review/contract.ts'
import { filledIn, isSame, judgedOf } from './rubric-values.ts'
import { deskSops, useFreshSop, useReread } from './api.ts'
import { useBackOnline } from './use-back-online.ts'

type Judging = { rubric: RubricView; revision: number }

export type Saving = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'trying-again' | 'changed'

const pause = 700
const pauseBetweenTries = 4000

export type Judgement = ReturnType<typeof useRubric>

/** The criterion that a digit scores. */
export const nextIn = (rubric: RubricView): RubricView[number] | undefined => rubric.find(({ score }) => score === null)

/** Digits score one criterion after the other; Backspace takes back the last of these. */
export function useScoreKeys({ rubric, judge, isMine }: Judgement): readonly Shortcut[] {
  const given = useRef<RubricView[number]['criterion'][]>([])
  if (!isMine) return []
  const score = (of: RubricView[number]['criterion'], to: number | null) =>
    judge(rubric.map(one => (one.criterion === of ? { ...one, score: to } : one)))
  return [
    {
      keys: ratings.map(String),
      words: 'Score the criterion that is next',
      act: key => {
        const next = nextIn(rubric)
        if (next === undefined) return
        given.current.push(next.criterion)
        score(next.criterion, Number(key))
      },
    },
    {
      keys: ['Backspace'],
      words: 'Take the last of these scores back',
      act: () => {
        const last = given.current.pop()
        if (last !== undefined) score(last, null)
      },
    },
  ]
}

/** The judgement, saved as one goes: what cannot be saved is kept here and tried again. */
export function useRubric(version: DeskVersion, me: string) {
  const { sopId: id, rubric: known, rubricRevision, claimedBy } = version
  const reread = useReread()
  const read = useFreshSop(id)
  const revisionNow = useRef(rubricRevision)
  // What was sent without an answer may stand already.
  const unsure = useRef<RubricView>(undefined)
  const saved = useSavedForm<Judging>({
    name: `sop-rubric:${id}`,
    owner: me,
    saved: { rubric: filledIn(known), revision: rubricRevision },
    check: undefined,
    save: async ({ rubric, revision }) => {
      const judge = (over: number) => deskSops.judge({ id, rubric: judgedOf(rubric), revision: over })
      const answer = await judge(revision).catch(async error => {
        const earlier = unsure.current
        unsure.current = rubric
        const now = await read()
        if (isSame(now.rubric, rubric)) return { revision: now.rubricRevision }
        if (earlier === undefined || !isSame(now.rubric, earlier)) throw error
        return judge(now.rubricRevision)
      })
      unsure.current = undefined
      revisionNow.current = answer.revision
      void reread()
    },
    becomes: values => ({ ...values, revision: revisionNow.current }),
    isNewer: (standing, held) => standing.revision > held.revision,
  })
  const { form } = saved
  const isMine = claimedBy?.id === me
  const isChanged = !form.busy && saved.state === 'unsaved' && rubricRevision > form.values.revision
  const saving = stateOf(saved.state, form.busy, form.error !== undefined, isChanged)
  const saveNow = () => {
    if (isMine && (saving === 'unsaved' || saving === 'trying-again')) void form.submit()
  }
  const save = useEffectEvent(saveNow)
  useEffect(() => {
    const timer = setTimeout(save, saving === 'trying-again' ? pauseBetweenTries : pause)
    return () => clearTimeout(timer)
  }, [form.values, saving, isMine])
  useBackOnline(save)
  return {
    rubric: form.values.rubric,
    judge: (rubric: RubricView) => form.set('rubric', rubric),
    isMine,
    saving,
    why: form.error,
    /** Nothing of it is on its way or only here. */
    isSettled: saving === 'untouched' || saving === 'saved',
    saveNow,
    takeTheirs: saved.discard,
    saveMine: () => {
      form.set('revision', rubricRevision)
      void form.submit()
    },
  }
}

function stateOf(
  state: 'untouched' | 'unsaved' | 'saved',
  isBusy: boolean,
  hasFailed: boolean,
  isChanged: boolean,
): Saving {
  if (isBusy) return 'saving'
  if (isChanged) return 'changed'
  return state === 'unsaved' && hasFailed ? 'trying-again' : state
}
