// The words of the SEVIS fee. Where the specification gives them, they stand letter for letter.
export const notEnough = "The SEVIS fee amounts to $350. You don't have enough balance."
export const enough = 'Your US Debit Card has enough balance!'
