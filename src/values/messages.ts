// What is wrong with a form, field by field. The browser shows it beside the fields, and a contract refuses
// with the same on the server.

/** The names of fields, 'email.university' for one within another, and what to say beside each. */
export type Messages = { readonly [field: string]: string }

/** Keeps the fields that have something to say. */
export const messages = (all: { readonly [field: string]: string | false | undefined }): Messages =>
  Object.fromEntries(
    Object.entries(all).flatMap(([field, message]) => (typeof message === 'string' ? [[field, message]] : [])),
  )

type Refinement = { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void }

/** Gives a schema the messages of a rule: `schema.superRefine(saying(check))`. */
export const saying =
  <Values>(check: (values: Values) => { readonly [field: string]: string | undefined }) =>
  (values: Values, refinement: Refinement): void => {
    for (const [field, message] of Object.entries(check(values))) {
      if (message !== undefined) refinement.addIssue({ code: 'custom', path: field.split('.'), message })
    }
  }
