export const claimOutcomes = ['paid', 'declined'] as const
