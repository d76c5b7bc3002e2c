export const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #11151f; --quiet: #535b6c; --line: #d5d9e2; --board: #ffc928; --on-board: #11151f; --link: #0b4fb3 }
@media (prefers-color-scheme: dark) { :root { --paper: #11151f; --ink: #f3f4f7; --quiet: #a8b0c0; --line: #343c4d; --link: #9cc3ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: var(--link) }
.warning { margin: 0; padding: .5rem 1rem; background: var(--ink); color: var(--paper); text-align: center; font-size: .875rem }
main { max-width: 44rem; margin: 0 auto; padding: 1rem }
.board { background: var(--board); color: var(--on-board); border: 3px solid var(--on-board); border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
.board a { color: inherit }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2 }
h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem }
.sum { font-size: 2rem; font-weight: 600; margin: .25rem 0 }
.quiet { color: var(--quiet); font-size: .875rem }
.board .quiet { color: inherit }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0 }
label { flex: 1 1 12rem; font-weight: 600 }
input { display: block; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: transparent; border: 2px solid var(--quiet); border-radius: .375rem }
button { min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600; cursor: pointer; color: inherit; background: transparent; border: 2px solid currentColor; border-radius: .375rem }
button.first { background: var(--board); color: var(--on-board); border-color: var(--on-board) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
ol, ul { list-style: none; margin: 0; padding: 0 }
.list > li { border-top: 1px solid var(--line); padding: .75rem 0 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 }
dt { color: var(--quiet) }
dd { margin: 0 }
.words { white-space: pre-wrap; margin: 1rem 0; font: inherit }
iframe { width: 100%; min-height: 30rem; border: 1px solid var(--line); border-radius: .375rem; background: #fff }
.part main { max-width: none; padding: 0 }
.slides { min-height: 0; aspect-ratio: 16 / 9; background: #11151f }
.slide { display: grid; align-content: center; gap: .5rem; min-height: 100vh; padding: 6%; background: #11151f; color: #fff }
.slide strong { font-size: clamp(1.25rem, 6vw, 2.75rem); line-height: 1.15 }
.slide .quiet { color: #ffc928 }
.talk { min-height: 0; height: 14rem; background: var(--paper) }
.part .list, .part p { padding: 0 .75rem }
[role=alert] { border-left: .375rem solid #d5392b; padding: .5rem .75rem; margin: 1rem 0 }
`
