import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { appliedFilters, type CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { type AlertChoice, noAlert } from '@pramaan/features/alerts/alert-fields.tsx'
import { Button } from '@pramaan/ui/button'
import { TextButton } from '@pramaan/ui/text-link'
import { clsx } from 'clsx'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { OfferCard, PostJobCard } from './offer-card.tsx'
import { useSavedSearches } from './use-saved-searches.ts'

// The card offers to tell of new matches.
const dailyAlert: AlertChoice = { Frequency: 'daily', Channel: 'email' }

// Most searches are never saved.
const NameSearch = latePart(() => import('./search-name.tsx').then((m) => m.NameSearch))

/** Props of the buttons that save a search: its filters, and where saved searches show. */
export type SaveSearchProps = { filters: CandidateFilters; onSaved: () => void }

/** Saves the search, next to its chips, on a phone as an icon; a saved one is marked and links to the other saved searches. */
export function SaveSearch(props: SaveSearchProps) {
  return appliedFilters(props.filters).length > 0 && <SaveLink {...props} />
}

function SaveLink({ filters, onSaved }: SaveSearchProps) {
  const t = useTexts()
  const { same } = useSavedSearches(filters)
  const [naming, setNaming] = useState(false)
  return (
    <>
      <TextButton
        icon={<Bookmark aria-hidden className={clsx(same && 'fill-current')} />}
        onClick={same ? onSaved : () => setNaming(true)}
        className="ml-auto shrink-0 whitespace-nowrap max-sm:-mr-3 max-sm:size-11 max-sm:justify-center sm:ml-0"
        {...(same && { 'aria-label': t('saved.as', { name: same.Name }) })}
      >
        <span className="max-sm:sr-only">{t(same ? 'saved.done' : 'saved.save')}</span>
      </TextButton>
      {naming && (
        <OpenedLate onClose={() => setNaming(false)}>
          <NameSearch filters={filters} alert={noAlert} onClose={() => setNaming(false)} />
        </OpenedLate>
      )}
    </>
  )
}

/** Props of `SaveSearchCard`: the filters, and the number of cards before it. */
export type SaveSearchCardProps = { filters: CandidateFilters; cards: number }

/**
 * The last card of a page: an offer to save the search, so that it finds new candidates tomorrow. If there is nothing
 * to save, another offer that brings candidates.
 */
export function SaveSearchCard(props: SaveSearchCardProps) {
  return appliedFilters(props.filters).length > 0 ? <SaveCard {...props} /> : <PostJobCard cards={props.cards} />
}

function SaveCard({ filters, cards }: SaveSearchCardProps) {
  const t = useTexts()
  const { query, same } = useSavedSearches(filters)
  const [naming, setNaming] = useState(false)
  if (same) return <PostJobCard cards={cards} />
  if (!query.isSuccess) return null
  return (
    <OfferCard cards={cards} title={t('saved.offer')} text={t('saved.offer.text')}>
      <Button tone="soft" icon={<Bookmark />} onClick={() => setNaming(true)} className="max-sm:w-full">
        {t('saved.save')}
      </Button>
      {naming && (
        <OpenedLate onClose={() => setNaming(false)}>
          <NameSearch filters={filters} alert={dailyAlert} onClose={() => setNaming(false)} />
        </OpenedLate>
      )}
    </OfferCard>
  )
}
