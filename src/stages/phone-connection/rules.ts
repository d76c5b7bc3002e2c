import { secondWayAt, type FactsWithWays } from '../../features/accounts/ways/rules.ts'
import { open } from '../../journey/rules.ts'
import { defineStage, type Rule } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

const secondSignIn: Rule<FactsWithWays> = ({ ways }) => (secondWayAt(ways) === undefined ? 'incomplete' : 'complete')

export const phoneConnection = defineStage<FactsWithWays>()({
  route: 'phone-connection',
  label: 'Phone',
  isListed: true,
  welcome,
  steps: [
    {
      id: 'KeepIndianNumber',
      route: 'keep-your-indian-number-alive',
      title: 'Keep your Indian number alive',
      status: open,
      canBeMarked: true,
    },
    {
      id: 'ChoosePlan',
      route: 'choose-a-us-plan',
      title: 'Choose a US plan',
      status: open,
      canBeMarked: true,
    },
    {
      id: 'SecondSignIn',
      route: 'add-a-second-way-to-sign-in',
      title: 'Add a second way to sign in',
      status: secondSignIn,
    },
  ],
})
