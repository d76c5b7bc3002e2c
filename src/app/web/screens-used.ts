// What is counted of a visit: the pattern of its address, never what somebody typed there.

export type StageRoutes = { route: string; steps: readonly { route: string }[] }

const pages = new Set([
  'auth-actions',
  'chat',
  'contact',
  'costs',
  'easy-login',
  'library',
  'look-inside',
  'onboarding',
  'pay',
  'phone-sign-in',
  'profile',
  'reset-password',
  'sign-up',
  'unsubscribe',
  'verify-link',
])

export function screenOf(path: string, stages: readonly StageRoutes[]): string {
  const [first = '', second = ''] = path.split('/').slice(1)
  if (first === '') return '/'
  const stage = stages.find(({ route }) => route === first)
  if (stage === undefined && !pages.has(first)) return '/:unknown'
  if (second === '') return `/${first}`
  return stage?.steps.some(({ route }) => route === second) === true ? `/${first}/${second}` : `/${first}/:more`
}
