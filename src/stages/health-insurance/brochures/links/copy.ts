// What leads to a plan's brochure.

export const fileName = (plan: string): string => `safar-brochure-${plan}.pdf`
export const download = 'Brochure (PDF)'
export const downloadSample = 'Sample brochure (PDF)'
export const insurers = 'The insurer’s brochure'
