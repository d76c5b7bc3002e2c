// The ten lenders (specification 2, section 9), in the order in which it names them.
export const lenders = [
  'State Bank of India',
  'Axis Bank',
  'Bank of Baroda',
  'Incred',
  'Auxilo',
  'ICICI Bank',
  'Avanse',
  'Mpower Finance',
  'HDFC Credilia',
  'Prodigy Finance',
] as const

export type Lender = (typeof lenders)[number]

export const isLender = (name: string): boolean => lenders.some(lender => lender === name)
