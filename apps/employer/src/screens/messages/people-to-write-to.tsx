import { whyNotMessage } from '@pramaan/domain/shortlist'
import { messagesWith } from '@pramaan/features/paths/messages-path.ts'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { SectionHeader } from '@pramaan/ui/section-header'
import { CandidateLine } from '../../features/shortlist/candidate-line.tsx'
import { statusOf } from '../../features/shortlist/shortlist-button.tsx'
import { useShortlisted } from '../../features/shortlist/use-shortlisted.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

const mostShown = 5

/** The latest candidates of the shortlist who may be written to. */
function usePeopleToWriteTo() {
  const { data, isPending } = useShortlisted(mostShown)
  return { isPending, people: data?.items.filter(({ shortlisted }) => !whyNotMessage(statusOf(shortlisted))) ?? [] }
}

/** A first conversation begins with one press: the latest of the shortlist, each leading to the message. */
export function PeopleToWriteTo() {
  const t = useTexts()
  const { people } = usePeopleToWriteTo()
  if (people.length === 0) return null
  return (
    <Card flush aria-label={t('outreach.people')}>
      <SectionHeader title={t('outreach.people')} className="min-h-14 px-4 sm:px-5" />
      <div className="border-line border-t">
        {people.map((row) => (
          <CandidateLine
            key={row.ID}
            row={row}
            href={messagesWith(row.ID)}
            since={{ word: t('shortlist.added'), at: row.ShortlistedOn }}
          />
        ))}
      </div>
    </Card>
  )
}

/** Leads to candidates to write to: the shortlist, or the search while that is empty. */
export function WayToPeople() {
  const t = useTexts()
  const { people, isPending } = usePeopleToWriteTo()
  if (isPending) return null
  return people.length > 0 ? (
    <LinkButton tone="soft" href={paths.shortlisted}>
      {t('outreach.shortlist')}
    </LinkButton>
  ) : (
    <LinkButton tone="soft" href={paths.list}>
      {t('shortlisted.search')}
    </LinkButton>
  )
}
