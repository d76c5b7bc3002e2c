import { open } from '../../journey/rules.ts'
import { defineStage, type CommonFacts } from '../../journey/stage.ts'
import { welcome } from './copy.ts'

export const phoneConnection = defineStage<CommonFacts>()({
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
      status: open,
      canBeMarked: true,
    },
  ],
})
