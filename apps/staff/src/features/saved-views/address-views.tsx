import type { ViewList } from '@pramaan/domain/saved-view'
import { useSearchParams } from 'react-router'
import { SavedViews } from './saved-views.tsx'

/** What of an address says where one is in a list, not what the list is narrowed to. */
const places = ['pageIndex', 'pageSize', 'before', 'page']

type AddressViewsProps = { list: ViewList; of?: readonly string[]; size?: 'sm' | 'md' }

/** The views of a list whose address is its filters; `of` names what belongs to the screen itself, such as its drive. */
export function AddressViews({ list, of = [], size }: AddressViewsProps) {
  const [address, setAddress] = useSearchParams()
  const own = new URLSearchParams([...address].filter(([name]) => of.includes(name)))
  const query = new URLSearchParams([...address].filter(([name]) => ![...places, ...of].includes(name)))
  const open = (saved: string) => setAddress(new URLSearchParams([...own, ...new URLSearchParams(saved)]))
  return <SavedViews list={list} query={query.toString()} onOpen={open} {...(size && { size })} />
}
