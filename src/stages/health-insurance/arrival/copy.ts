// Said to somebody who came by a link that names a university or a plan.
export const unknownUniversity =
  'The link you came by names a university that we do not know. Please choose yours from the list.'
export const unknownPlan =
  'The plan that your link names is not sold at your university for your visa. Please choose one of these.'
export const universityFirst = 'Please tell us your university first; your plan follows from it.'
export const taken = 'Set as your link names it. You can change it under Enter details.'
