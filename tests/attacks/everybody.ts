// One of each kind of caller, and for a route one whom it is for.
import { demoPassword, dev, farah, kavya, meera, vikram } from '#seed/people.ts'
import { isForDesk, type Route } from '#src/wire/route.ts'
import type { TestApp } from '../app.ts'
import { withSecondFactor } from '../second-factor.ts'
import { visitor, type Visitor } from '../visitor.ts'

const accounts = { student: meera, advisor: kavya, lender: vikram, underwriter: farah, admin: dev }
export type Kind = keyof typeof accounts

export type Everybody = Readonly<Record<Kind, Visitor>>

export async function everybodyIn(app: TestApp): Promise<Everybody> {
  const enter = async (kind: Kind) => {
    const who = visitor(app)
    const { email } = accounts[kind]
    await who.api.accounts.signIn({ email, password: demoPassword })
    return kind === 'student' ? who : withSecondFactor(app, who)
  }
  return {
    student: await enter('student'),
    advisor: await enter('advisor'),
    lender: await enter('lender'),
    underwriter: await enter('underwriter'),
    admin: await enter('admin'),
  }
}

/** The kinds that a route is for; a student stands for everybody who is no staff. */
export const kindsFor = ({ who }: Route): readonly Kind[] => (isForDesk(who) ? who : ['student'])

export const nobodysId = '00000000-0000-4000-8000-000000000000'

/** Its path, with the same for each name in braces. */
export const addressOf = ({ path }: { path: string }, value = nobodysId): string => path.replaceAll(/\{\w+\}/g, value)
