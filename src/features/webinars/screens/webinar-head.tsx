import type { WebinarView } from '../contract.ts'

export function WebinarHead({ webinar }: { webinar: WebinarView }) {
  return (
    <div className="stack-2 readable">
      <h3 className="text-4">{webinar.title}</h3>
      <p>{webinar.description}</p>
      {webinar.hostName !== '' && <p className="muted">With {webinar.hostName}.</p>}
    </div>
  )
}
