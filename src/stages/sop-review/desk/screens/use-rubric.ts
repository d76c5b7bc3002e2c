import { useEffect, useEffectEvent, useRef } from 'react'
import { useSavedForm } from '#src/ui/saved-form.ts'
import type { RubricView } from '#src/stages/sop-review/feedback/contract.ts'
import type { DeskVersion } from '#src/stages/sop-review/contract.ts'
import { filledIn, isSame, judgedOf } from './rubric-values.ts'
import { deskSops, useFreshSop, useReread } from './api.ts'
import { useBackOnline } from './use-save-key.ts'

type Judging = { rubric: RubricView; revision: number }

export type Saving = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'trying-again' | 'changed'

const pause = 700
const pauseBetweenTries = 4000

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
  const save = useEffectEvent(() => {
    if (isMine && (saving === 'unsaved' || saving === 'trying-again')) void form.submit()
  })
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
