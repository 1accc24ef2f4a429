import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { queryText } from '@pramaan/domain/query-text'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { editPath } from '../../../record/my-profile-path.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/**
 * The skills that would open most jobs, each with a link to those jobs. On a phone they are one line that scrolls.
 * Shows nothing without such skills. `link` adds a link to the profile's skills, if the screen has none above.
 */
export function SkillsToAdd({ link = true }: { link?: boolean }) {
  const t = useTexts()
  const api = useApi()
  const skills = useQuery(api.jobs.skillsToAdd.query()).data?.data ?? []
  if (skills.length === 0) return null
  return (
    <Card as="section">
      <SectionHeader
        title={t('dashboard.skills')}
        aside={link && <TextLink href={editPath('skills')}>{t('dashboard.skills.add')}</TextLink>}
      />
      <ul className="-mx-4 flex gap-x-4 overflow-x-auto pr-10 pl-4 max-sm:mask-[linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] sm:mx-0 sm:flex-wrap sm:px-0">
        {skills.map(({ Skill, Jobs }) => (
          <li key={Skill} className="shrink-0">
            <TextLink href={`/jobs?${queryText([['tags', Skill]])}`}>
              {t('dashboard.skills.jobs', { skill: Skill, n: Jobs })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
