import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isShownInPlace } from '#src/browser/shown-in-place.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { ApiError } from '#src/wire/client.ts'
import type { Filling } from '#src/stages/health-insurance/application/screens/control.ts'
import { membersIn, type MemberField } from '#src/stages/health-insurance/application/screens/values.ts'
import * as copy from '../rules.ts'
import { checkCode, checkMembers } from '../rules.ts'
import { groupPlans } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

/** Within the form of the application, and yet sent by itself: what is wrong with it is kept apart. */
export function useGroupForm(wizard: Filling, isJoining: boolean) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const { values } = wizard
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const input = { code: values.groupCode, memberEmails: membersIn(values) }
  const wrong = { ...(isJoining && checkCode(input)), ...checkMembers(input) }
  const verb = useMutation({
    mutationFn: async () => {
      const call = {
        ...input,
        name: `${values.firstName} ${values.lastName}`.trim(),
        universityID: values.universityID,
      }
      return isJoining ? groupPlans.applyCode(call) : groupPlans.createCode({ ...call, code: null })
    },
    onSuccess: async ({ code }) => {
      await readAgain(queries, groupPlans.mine.keyOf())
      wizard.edit('groupCode', code)
    },
    onError: error => {
      const fields = error instanceof ApiError ? error.fields : {}
      setRefused(fields)
      if (fields['partOfGroup'] !== undefined) toasts.error(fields['partOfGroup'] || copy.notAvailable)
      else if (!isShownInPlace(error) && !Object.keys(fields).some(isHere)) toasts.error(messageOf(error))
    },
  })
  const change = (field: MemberField | 'groupCode') => (value: string) => {
    setRefused({})
    wizard.edit(field, value)
  }
  const own = wizard.bind('groupCode')
  return {
    isBusy: verb.isPending,
    bind: {
      ...own,
      onChange: change('groupCode'),
      error: refused['code'] ?? (isTried ? wrong['code'] : undefined) ?? own.error,
    },
    emailOf: (field: MemberField) => ({
      name: field,
      value: values[field],
      onChange: change(field),
      error: refused[field] ?? (isTried ? wrong[field] : undefined),
    }),
    send: () => {
      setTried(true)
      if (Object.keys(wrong).length === 0) verb.mutate()
    },
  }
}

const isHere = (field: string): boolean => field === 'code' || field.startsWith('memberEmails.')

/** Too many tries and a lost network say so; any other failure is in the specification's words. */
const messageOf = (error: Error): string =>
  error instanceof ApiError && ['too-many-requests', 'offline'].includes(error.code) ? error.message : copy.failed
