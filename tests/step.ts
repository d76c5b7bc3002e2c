// One named part of a longer story. A failure says in which part it was; nothing else changes for who reads the error.

/** `await step('the student sends the application', async () => …)` */
export async function step<T>(name: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Error) error.message = `in the step '${name}': ${error.message}`
    throw error
  }
}
