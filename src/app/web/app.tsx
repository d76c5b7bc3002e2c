export function App() {
  return <p>Safar</p>
}
