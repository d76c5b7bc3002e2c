import type { PlanView } from '../../catalogue/contract.ts'

export const planLabel = ({ retailName, insuranceCompany }: Pick<PlanView, 'retailName' | 'insuranceCompany'>) =>
  `${retailName} by ${insuranceCompany}`
