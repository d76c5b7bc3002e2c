// All calls of products. The desk's contract uses views of `contract.ts`, so they are put together here.
import { productsContract } from './contract.ts'
import { productsDeskContract } from './desk/contract.ts'

export const productsContracts = { products: productsContract, productsDesk: productsDeskContract }
