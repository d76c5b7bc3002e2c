import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: 'Coming Soon',
  lede: 'Rooms near campus, room-mates from your own batch, and leases read by someone who has signed one.',
  points: [
    { title: 'Near campus', text: 'With the bus line and the walk home after dark.' },
    { title: 'With people you know', text: 'Room-mates from your university and your intake.' },
  ],
  start: 'Get Early Access',
  drawing: 'shelter-bench',
}
