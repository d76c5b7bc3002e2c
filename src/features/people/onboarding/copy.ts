export const degreeNames = { bachelors: "Bachelor's", masters: "Master's", PhD: 'PhD' } as const

export const degree = 'Please choose your degree.'
export const branch = 'Please enter your branch or field name'
export const cycle = 'Please choose your intake.'
export const completedSteps = 'Please choose from the steps of the list.'
export const doneHint =
  'Its steps count as done before Safar. You can open them again at any time. Each tick is saved at once.'
export const completed = 'Thank you. Your route is ready.'
