// What was typed in an application, sealed with its owner's key. The answers to the security questions lie apart.
import { z } from 'zod'
import type { Call } from '#src/platform/services.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { applicationOf, secretFields, type Application, type Field } from './pages/rules.ts'

const stored = z.looseObject({ refEmails: z.array(z.string()).catch([]) })

export type Typed = { application: Application; refEmails: readonly string[] }

/** With what the insurer's record has besides. */
export async function sealApplication(
  { vault, caller }: Call,
  { application, refEmails }: Typed,
  insurer: Readonly<Record<string, string>> = {},
) {
  const open = Object.fromEntries(Object.entries(application).filter(([field]) => !isSecret(field)))
  const { securityAns1, securityAns2 } = application
  return {
    sealed: await vault.seal(caller.id, JSON.stringify({ ...open, ...insurer, refEmails })),
    sealedAnswers:
      securityAns1 === '' ? null : await vault.seal(caller.id, JSON.stringify({ securityAns1, securityAns2 })),
  }
}

/** Without the answers to the security questions: nobody is ever shown them again. */
export async function openApplication(vault: Vault, owner: string, sealed: Uint8Array): Promise<Typed> {
  const typed = stored.parse(JSON.parse(await vault.open(owner, sealed)))
  const read = (field: Field): string => {
    const value = isSecret(field) ? '' : typed[field]
    return typeof value === 'string' ? value : ''
  }
  return { application: applicationOf(read), refEmails: typed.refEmails }
}

/** Made outside production to try something out. */
export const isTest = async (
  vault: Vault,
  { owner, sealed }: { owner: string; sealed: Uint8Array },
): Promise<boolean> => stored.parse(JSON.parse(await vault.open(owner, sealed)))['testMe'] === 'true'

const isSecret = (field: string): boolean => secretFields.some(secret => secret === field)
