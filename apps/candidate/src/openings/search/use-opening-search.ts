import { useAddressChange } from '@pramaan/app-shell/city/use-address-change.ts'
import { usePageNumber } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { useQueryText } from '@pramaan/app-shell/router/use-query-text.ts'
import { longestTerm } from '@pramaan/domain/search'
import { startOf } from '@pramaan/domain/shortened'

/** The words and the page in the address of a list of openings, with setters for each. */
export function useOpeningSearch() {
  const address = useAddressChange()
  const [page, toPage] = usePageNumber()
  const query = new URLSearchParams(useQueryText())
  return {
    query,
    term: startOf(query.get('term') ?? '', longestTerm),
    page,
    toPage,
    /** Sets or, if empty, removes parameters of the address, and goes to the first page. */
    change: (changes: Readonly<Record<string, string>>) =>
      address.open((now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) now.set(name, value)
          else now.delete(name)
        }
      }),
  }
}
