import type { PlanView } from '#src/stages/health-insurance/catalogue/contract.ts'

export const planLabel = ({ retailName, insuranceCompany }: Pick<PlanView, 'retailName' | 'insuranceCompany'>) =>
  `${retailName} by ${insuranceCompany}`
