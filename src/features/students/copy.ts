export const told = {
  stage: 'Where they are',
  degree: 'Studies',
  intake: 'Intake',
  flight: 'Flight',
  programmeStart: 'Programme start',
  universities: 'Universities',
  homePhone: 'Phone in India',
  usPhone: 'Phone in the US',
  universityEmail: 'University e-mail',
} as const

export const stages = { applying: 'Applying', postAdmit: 'Admitted', enrolled: 'Enrolled' } as const
