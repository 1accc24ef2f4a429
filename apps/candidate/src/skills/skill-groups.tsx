import { skillGroups, skillKey } from '@pramaan/domain/candidate'
import { dot } from '@pramaan/domain/dotted'
import { hasTyped } from '@pramaan/domain/fold-text'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { ToggleChip } from '@pramaan/ui/chip'
import { RovingGroup } from '@pramaan/ui/roving-group'

/** A subdomain with the skills that match the typed text, and the picked skill that moved it up. */
export type OfferedGroup = { subdomain: string; skills: readonly string[]; goesWith: string | undefined }

/**
 * The skills that match the typed text by name, by subdomain or by another name; groups with a skill in `picked` come
 * first.
 */
export function offeredGroups(
  catalogue: Parameters<typeof skillGroups>[0],
  picked: readonly string[],
  term: string,
  named: readonly string[] = [],
): OfferedGroup[] {
  const alsoNamed = new Set(named.map(skillKey))
  return skillGroups(catalogue, picked)
    .map(({ subdomain, skills }) => ({
      subdomain,
      skills: skills.filter((skill) => hasTyped(`${subdomain} ${skill}`, term) || alsoNamed.has(skillKey(skill))),
      goesWith: picked.findLast((one) => skills.some((skill) => skillKey(skill) === skillKey(one))),
    }))
    .filter(({ skills }) => skills.length > 0)
}

type SkillGroupsProps = {
  groups: readonly OfferedGroup[]
  picked: readonly string[]
  full: boolean
  onToggle: (skill: string) => void
  onInside: (inside: boolean) => void
}

/** The list of skills by subdomain, at most 12rem high (document 000 §9); one Tab stop, arrow keys move inside it. */
export function SkillGroups({ groups, picked, full, onToggle, onInside }: SkillGroupsProps) {
  const t = useFeatureTexts()
  const keys = new Set(picked.map(skillKey))
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <section
        aria-label={t('skills.all')}
        onPointerDown={() => onInside(true)}
        className="max-h-48 overflow-y-auto px-4 pt-4 pb-8 [mask-image:linear-gradient(black_calc(100%-2.5rem),rgb(0_0_0/0.15))] sm:px-5"
      >
        {groups.length === 0 && <p className="text-sm text-ink-muted">{t('skills.noMatch')}</p>}
        <RovingGroup onInside={onInside}>
          {groups.map(({ subdomain, skills, goesWith }) => (
            <div key={subdomain} className="not-first:mt-5 [content-visibility:auto]">
              <h3 className="mb-2.5 text-sm text-ink-muted">
                {subdomain}
                {goesWith && (
                  <span className="font-normal">
                    {dot}
                    {t('skills.goesWith', { skill: goesWith })}
                  </span>
                )}
              </h3>
              <div className="flex flex-wrap gap-2">
                {skills.map((skill) => {
                  const isPicked = keys.has(skillKey(skill))
                  return (
                    <ToggleChip
                      key={skill}
                      picked={isPicked}
                      blocked={full && !isPicked}
                      onToggle={() => onToggle(skill)}
                    >
                      {skill}
                    </ToggleChip>
                  )
                })}
              </div>
            </div>
          ))}
        </RovingGroup>
      </section>
    </div>
  )
}
