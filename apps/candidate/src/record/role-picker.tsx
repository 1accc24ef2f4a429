import { useFittingOptions } from '@pramaan/app-shell/forms/fields/use-fitting-options.ts'
import { mostOpportunityRoles, whyNotAddRole } from '@pramaan/domain/candidate'
import { RemovableChip } from '@pramaan/ui/chip'
import { Combobox } from '@pramaan/ui/combobox'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

type RolePickerProps = {
  loading: boolean
  shown: readonly string[]
  all: readonly { Title: string; Domain: string }[]
  onAdd: (title: string) => void
  onRemove: (title: string) => void
}

const mostShown = 60

/** The wanted job roles, which can be removed, and a search to add others. */
export function RolePicker({ loading, shown, all, onAdd, onRemove }: RolePickerProps) {
  const t = useTexts()
  const [term, setTerm] = useState('')
  const others = all
    .filter(({ Title }) => whyNotAddRole(shown, Title) !== 'already-there')
    .map(({ Title, Domain }) => ({ value: Title, label: Title, note: Domain }))
  const fitting = useFittingOptions(others, term, 'jobRoles')
  const full = shown.length >= mostOpportunityRoles
  return (
    <section aria-labelledby="your-roles" className="flex flex-col gap-4">
      <SectionHeader
        id="your-roles"
        title={t('roles.yours')}
        aside={
          <span className="tabular-nums">{t('roles.count', { count: shown.length, most: mostOpportunityRoles })}</span>
        }
      />
      <Combobox
        name="role"
        label={t('roles.add')}
        help={full ? t('roles.full') : t('roles.add.help')}
        placeholder={t('roles.add.placeholder')}
        options={fitting.slice(0, mostShown)}
        loading={loading}
        disabled={full}
        several
        search
        query={term}
        onQuery={setTerm}
        onPick={({ value }) => onAdd(value)}
      />
      {loading && <ChipsSkeleton />}
      {!loading && shown.length === 0 && <p className="text-sm text-ink-muted">{t('roles.none')}</p>}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {shown.map((title) => (
          <li key={title} className="max-w-full">
            <RemovableChip chosen name={title} onRemove={() => onRemove(title)}>
              {title}
            </RemovableChip>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChipsSkeleton() {
  return (
    <Loading className="flex flex-wrap gap-2">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton
          key={`role ${index + 1}`}
          className={index % 2 ? 'h-9 w-32 rounded-full!' : 'h-9 w-44 rounded-full!'}
        />
      ))}
    </Loading>
  )
}
