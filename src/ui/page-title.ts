// The page's title says where one is, and before it how many answers of a form are wrong, or how much waits.
let where = ''
let wrong = 0
let waiting = 0

export function nameThePage(title: string): void {
  where = title
  show()
}

export function tellWrong(count: number): void {
  wrong = count
  show()
}

export function tellWaiting(count: number): void {
  waiting = count
  show()
}

function show(): void {
  if (where === '') return
  document.title = `${wrong === 0 ? '' : `(${wrong} wrong) `}${waiting === 0 ? '' : `(${waiting}) `}${where} · Safar`
}
