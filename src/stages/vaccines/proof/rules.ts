/** How many papers there may be for one vaccine. */
export const mostProofs = 4
