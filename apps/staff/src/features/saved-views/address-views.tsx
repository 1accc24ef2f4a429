import type { ViewList } from '@pramaan/domain/saved-view'
import { useSearchParams } from 'react-router'
import { SavedViews } from './saved-views.tsx'

/** Address parameters that are about the position in a list, not its filters. */
const positionParameters = ['pageIndex', 'pageSize', 'before', 'page']

type AddressViewsProps = { list: ViewList; of?: readonly string[]; size?: 'xs' | 'sm' | 'md' }

/**
 * The saved views of a list whose filters are in the address; `of` names parameters of the screen itself, such as its
 * drive.
 */
export function AddressViews({ list, of = [], size }: AddressViewsProps) {
  const [address, setAddress] = useSearchParams()
  const listParams = new URLSearchParams([...address].filter(([name]) => of.includes(name)))
  const query = new URLSearchParams([...address].filter(([name]) => ![...positionParameters, ...of].includes(name)))
  const open = (saved: string) => setAddress(new URLSearchParams([...listParams, ...new URLSearchParams(saved)]))
  return <SavedViews list={list} query={query.toString()} onOpen={open} {...(size && { size })} />
}
