import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { ReadProfile } from '../read-profile.ts'
import { EmptyLine } from './empty-line.tsx'

/** The suitable job roles of a candidate, in four columns (document 002 §2.5). */
export function SuitableRoles({ of }: { of: ReadProfile['Opportunities'] }) {
  const t = useFeatureTexts()
  const roles = of.selectedJobRoles
  return (
    <Card>
      <SectionHeader title={t('profile.roles')} />
      {'unconfirmed' in of && of.unconfirmed && (
        <p className="text-sm text-ink-muted">{t('profile.roles.unconfirmed')}</p>
      )}
      {roles.length === 0 ? (
        <EmptyLine>{t('profile.roles.none')}</EmptyLine>
      ) : (
        <ul className="mt-3 grid grid-cols-2 gap-2.5 md:grid-cols-4">
          {roles.map(({ ID, Title }) => (
            <li
              key={ID}
              className="rounded-control border border-line p-3 text-sm leading-snug font-semibold wrap-anywhere"
            >
              {Title}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
