// The pages of the catalogue: ids have no dots, so a dot tells a university from a plan.
export const cataloguePage = '/desk/insurance-plans'
export const planPage = (plan: string): string => `${cataloguePage}/${plan}`
export const universityPage = (university: string): string => `${cataloguePage}/at.${university}`
export const salePage = (university: string, plan: string): string => `${cataloguePage}/at.${university}.${plan}`

export function placeIn(id: string): { university: string; plan: string | undefined } | undefined {
  const [at, university, plan] = id.split('.')
  return at === 'at' && university !== undefined ? { university, plan } : undefined
}
