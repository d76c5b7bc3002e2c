// What is asked before several steps are finished by one press. Fetched with the question.
export const finishTitle = (steps: number): string => `Mark ${steps} steps as done?`
export const finishWords = (steps: number, stage: string): string =>
  `This marks the ${steps} steps of ${stage} that are still open as done. You can undo it at the top of the stage.`
export const finishConfirm = (steps: number): string => `Mark ${steps} steps as done`
export const finishKeep = 'Not now'
