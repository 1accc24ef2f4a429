import { candidateCard, employerList, staffCard, staffList } from '@pramaan/contract/search/search'
import { isStaff, type Role } from '@pramaan/domain/role'
import { z } from 'zod'
import { joined, Written } from '../../http/calls/written.ts'
import { onceFor } from '../../once-for.ts'
import type { SearchCard } from './projection/search-card.ts'

type Lists = z.input<typeof employerList> & z.input<typeof staffList>

/** A page of candidates, each with the card as it is stored. */
type List = Omit<Lists, 'items' | 'message'> & {
  items: (Omit<Lists['items'][number], keyof SearchCard> & { card: SearchCard })[]
}

const writers = { employer: writerOf(employerList, candidateCard), staff: writerOf(staffList, staffCard) }

/**
 * A page as JSON, for a role. Those at the top of lists are shown again and again, so a card is parsed and written once;
 * what a row has beside it is parsed each time.
 */
export function writtenList(role: Role, list: List): Written {
  return writers[isStaff(role) ? 'staff' : 'employer'](list)
}

function writerOf(list: typeof employerList | typeof staffList, card: z.ZodObject) {
  const { items: all, ...ofPage } = list.shape
  const ofRow = Object.entries(all.element.shape).filter(([name]) => !(name in card.shape))
  const [page, row] = [z.object(ofPage), z.object(Object.fromEntries(ofRow))]
  const cardJson = onceFor((found: SearchCard) => JSON.stringify(card.parse(found)))
  return ({ items, ...rest }: List) => {
    const rows = items.map((item) => joined(cardJson(item.card), JSON.stringify(row.parse(item))))
    return new Written(joined(JSON.stringify(page.parse(rest)), `{"items":[${rows}]}`))
  }
}
