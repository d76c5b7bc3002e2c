// Apart from what the pages say, because every form that is signed names them.
export const links = { costs: 'Costs', contact: 'Contact', terms: 'Terms', privacy: 'Privacy' } as const

export const lookInside = 'Look inside without an account'
