// Answers and responses lie sealed with the student's key.
import { z } from 'zod'
import type { Call } from '#src/platform/services.ts'
import { answerView, responseView, type AnswerView, type ResponseView } from './contract.ts'

type Vault = Call['vault']

export const sealContent = (vault: Vault, owner: string, content: readonly AnswerView[] | ResponseView) =>
  vault.seal(owner, JSON.stringify(content))

export const openAnswers = async (vault: Vault, owner: string, sealed: Uint8Array | null): Promise<AnswerView[]> =>
  sealed === null ? [] : z.array(answerView).parse(JSON.parse(await vault.open(owner, sealed)))

export const openResponse = async (vault: Vault, owner: string, sealed: Uint8Array | null) =>
  sealed === null ? null : responseView.parse(JSON.parse(await vault.open(owner, sealed)))
