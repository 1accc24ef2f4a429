import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { useListNames } from '@pramaan/app-shell/forms/fields/use-fitting-options.ts'
import { mostSkills, skillKey } from '@pramaan/domain/candidate'
import { dotted } from '@pramaan/domain/dotted'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { RemovableChip } from '@pramaan/ui/chip'
import { Meter } from '@pramaan/ui/meter'
import { SearchField } from '@pramaan/ui/search-field'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useState } from 'react'
import { offeredGroups, SkillGroups } from './skill-groups.tsx'
import type { useSkillLists } from './use-skill-lists.ts'

type SkillPickerProps = {
  lists: ReturnType<typeof useSkillLists>
  picked: readonly string[]
  onPicked: (picked: readonly string[]) => void
}

/** What decides which skills are listed, and in which order. */
type Listed = { picked: readonly string[]; named: ReturnType<typeof useListNames> }

/** The picked skills with 'N of 10', and below them all skills by subdomain, with a search (document 000 §4, §5). */
export function SkillPicker({ lists, picked, onPicked }: SkillPickerProps) {
  const t = useFeatureTexts()
  const [term, setTerm] = useState('')
  const named = useListNames('skills', term)
  // The list doesn't move while in use: a group with a new pick moves up only after the person has left the list, and
  // names that load late appear only after the text changes, so the row under a press stays.
  const [inside, setInside] = useState<Listed>()
  const listed = inside ?? { picked, named }
  const others = listed.named.filter(({ Name }) => Name !== null)
  const toggle = (skill: string) => {
    const others = picked.filter((one) => skillKey(one) !== skillKey(skill))
    onPicked(others.length < picked.length ? others : [...picked, skill])
  }
  const full = picked.length >= mostSkills
  return (
    <section aria-labelledby="your-skills" className="flex flex-col gap-3">
      <SectionHeader
        id="your-skills"
        title={t('skills.yours')}
        aside={<Meter count={picked.length} total={mostSkills} label={t('skills.yours')} />}
      />
      {picked.length === 0 && <p className="text-sm text-ink-muted">{t('skills.none')}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {picked.map((skill) => (
          <RemovableChip
            key={skill}
            chosen
            name={skill}
            onRemove={() => onPicked(picked.filter((other) => other !== skill))}
          >
            {skill}
          </RemovableChip>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {full && t('skills.full')}
      </p>
      <SearchField
        label={lists.data ? t('skills.search', { count: lists.data.count }) : t('skills.searchAll')}
        value={term}
        onValue={(typed) => {
          setTerm(typed)
          setInside(undefined)
        }}
      />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {dotted(others.map(({ Title, Name }) => `${Title}: ${t('pick.also', { name: Name ?? '' })}`))}
      </p>
      {lists.isPending && <GroupsSkeleton />}
      <ListsFailure />
      {lists.data && (
        <SkillGroups
          groups={offeredGroups(lists.data.catalogue, listed.picked, term, titlesOf(listed))}
          picked={picked}
          full={full}
          onToggle={toggle}
          onInside={(isInside) => setInside(isInside || term ? listed : undefined)}
        />
      )}
    </section>
  )
}

function titlesOf({ named }: Listed) {
  return named.map(({ Title }) => Title)
}

function GroupsSkeleton() {
  return (
    <Loading className="flex h-48 flex-wrap content-start gap-2 overflow-hidden rounded-card border border-line bg-surface p-5">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton
          key={`skill ${index + 1}`}
          className={index % 3 ? 'h-9 w-24 rounded-full!' : 'h-9 w-36 rounded-full!'}
        />
      ))}
    </Loading>
  )
}
