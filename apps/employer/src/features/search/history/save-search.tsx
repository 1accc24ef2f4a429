import { appliedFilters, type CandidateFilters, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { longestSearchName } from '@pramaan/domain/saved-search'
import { noAlert } from '@pramaan/features/alerts/alert-fields.tsx'
import { Button } from '@pramaan/ui/button'
import { TextButton } from '@pramaan/ui/text-link'
import { showToast } from '@pramaan/ui/toaster'
import { clsx } from 'clsx'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import { OfferCard, PostJobCard } from './offer-card.tsx'
import { SearchName } from './search-name.tsx'
import { type SavedSearch, useSavedSearches, useSaveSearch } from './use-saved-searches.ts'

/** Props of the buttons that save a search: its filters, and where saved searches show. */
export type SaveSearchProps = { filters: CandidateFilters; onSaved: () => void }

/** Saves the search, next to its chips; a saved one is marked and links to the other saved searches. */
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
        className="whitespace-nowrap"
        {...(same && { 'aria-label': t('saved.as', { name: same.Name }) })}
      >
        {t(same ? 'saved.done' : 'saved.save')}
      </TextButton>
      {naming && <NameSearch filters={filters} onClose={() => setNaming(false)} />}
    </>
  )
}

/** Props of `SaveSearchCard`: the filters, and the number of cards before it. */
export type SaveSearchCardProps = { filters: CandidateFilters; cards: number }

/**
 * The last card of a page: a saved search can find tomorrow who is not there today. Where there is nothing to save, what
 * else would bring candidates.
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
      {naming && <NameSearch filters={filters} onClose={() => setNaming(false)} />}
    </OfferCard>
  )
}

function NameSearch({ filters, onClose }: { filters: CandidateFilters; onClose: () => void }) {
  const t = useTexts()
  const words = useFilterWords()
  const save = useSaveSearch()
  const named = appliedFilters(filters).map(words).join(', ').slice(0, longestSearchName)
  const notified = (Name: string, Alert: SavedSearch['Alert']) =>
    save.mutate(
      { Name, Filters: wireQuery(filters, { complete: true }), Alert },
      { onSuccess: ({ data }) => showToast({ text: t('saved.toast', { name: data.Name }), tone: 'success' }) },
    )
  return (
    <SearchName
      title={t('saved.save')}
      description={t('saved.save.text')}
      name={named}
      alert={noAlert}
      saving={save}
      onSave={notified}
      onClose={onClose}
    />
  )
}
