export const reminderKinds = ['week-before', 'day-before'] as const
