// What the desk assigned to a student beside the stages' own steps, as their journey needs it: who reads a journey reads
// two hundred of these, so no descriptions, forms or answers.

/**
 * One JSON column of a statement about the person `p`. Bare lists in a fixed order: with names and with moments
 * written out by the database, two hundred steps took eight times as long. Guests have the stages' own steps alone.
 */
export const customStepsOf = `
  select json_agg(json_build_array(id, stage, type, title, "order", labels, webinar_id, at, answered_at, fulfilled_at, completed_at, due_on))
    filter (where withdrawn_at is null)
  from (
    select c.*, s.assigned_at as at, s.answered_at, s.fulfilled_at, s.completed_at
    from custom_step_students s join custom_steps c on c.id = s.step
    where s.owner = p.id and s.assigned_at is not null and s.withdrawn_at is null
    union all
    select c.*, c.created_at, s.answered_at, s.fulfilled_at, s.completed_at
    from custom_steps c left join custom_step_students s on s.step = c.id and s.owner = p.id
    where c.audience = 'stage' and exists (select 1 from people where people.id = p.id and not is_guest)
  ) assigned`
