import { NewProduct } from './new-product.tsx'
import { ProductList } from './product-list.tsx'
import { ProductPage } from './product-page.tsx'

type DeskProductsProps = { id: string | undefined; me: string }

/** All that partners offer, one more, or the one that is open. */
export function DeskProducts({ id, me }: DeskProductsProps) {
  if (id === undefined) return <ProductList />
  return id === 'new' ? <NewProduct me={me} /> : <ProductPage key={id} id={id} me={me} />
}
